import { MutationObserver, QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { readOverdue, showChanged } from '~/components/data/query-client';

const PATH = '/api/list';

/** A list in view whose readings are answered by hand, the first one with nothing in it. */
async function aListInView() {
  const client = new QueryClient({ defaultOptions: { queries: { networkMode: 'always' } } });
  const readings: ((list: string[]) => void)[] = [];
  const queryFn = () => new Promise<string[]>((resolve) => readings.push(resolve));
  const observer = new QueryObserver<string[]>(client, { queryKey: [PATH], queryFn });
  const leave = observer.subscribe(() => {});
  const shown = () => observer.getCurrentResult().data;
  readings[0]?.([]);
  await expect.poll(shown).toEqual([]);
  return { client, readings, shown, leave };
}

const add = (client: QueryClient, item: string) =>
  showChanged<string[]>(client, PATH, (list) => [...list, item]);

test('a change is shown, and a reading that it overtook is done again', async () => {
  const { client, readings, shown, leave } = await aListInView();
  void client.invalidateQueries({ queryKey: [PATH] });
  add(client, 'mine');
  expect(shown()).toEqual(['mine']);
  expect(readings).toHaveLength(3);
  readings[1]?.(['from before']);
  readings[2]?.(['mine', 'theirs']);
  await expect.poll(shown).toEqual(['mine', 'theirs']);
  leave();
});

test('what is being written is read again only once the last write has ended', async () => {
  const { client, readings, shown, leave } = await aListInView();
  let end = () => {};
  const answer = new Promise<void>((resolve) => {
    end = resolve;
  });
  const mutationFn = () => answer;
  const write = new MutationObserver(client, { meta: { shows: [PATH] }, mutationFn });
  const ended = write.mutate();
  void client.invalidateQueries({ queryKey: [PATH] });
  add(client, 'mine');
  readOverdue(client, [PATH]);
  expect([shown(), readings.length]).toEqual([['mine'], 2]);
  end();
  await ended;
  readOverdue(client, [PATH]);
  readings[2]?.(['mine', 'theirs']);
  await expect.poll(shown).toEqual(['mine', 'theirs']);
  leave();
});
