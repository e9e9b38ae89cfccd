import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ApiError } from '~/components/data/call-api';
import { callEach } from '~/routes/_index/select/call-each';
import { whatIsLeft } from '~/routes/_index/select/what-is-left';

const rejection = (status: number) => new ApiError(status, '', null);
const answer = (status: number) =>
  status < 300 ? Promise.resolve() : Promise.reject(rejection(status));
const ids = (count: number) => Array.from({ length: count }, (_, index) => `gig-${index}`);
const unanswered = () => Promise.reject(new TypeError('Failed to fetch'));

test('every id is called once, at most six at a time', async () => {
  const called: string[] = [];
  let open = 0;
  let most = 0;
  const outcome = await callEach(ids(20), async (id) => {
    called.push(id);
    most = Math.max(most, ++open);
    await new Promise((resolve) => setTimeout(resolve));
    open--;
  });
  expect(called).toEqual(ids(20));
  expect(most).toBe(6);
  expect(outcome).toEqual({ done: ids(20), missing: [], left: [], signedOut: false, lost: false });
});

test('what is not there any more is told apart from what was done', async () => {
  const { done, missing, left } = await callEach(ids(3), (id) =>
    answer(id === 'gig-1' ? 404 : 204),
  );
  expect({ done, missing, left }).toEqual({
    done: ['gig-0', 'gig-2'],
    missing: ['gig-1'],
    left: [],
  });
});

test('one rejection leaves the others alone', async () => {
  const { done, left } = await callEach(ids(10), (id) => answer(id === 'gig-0' ? 500 : 204));
  expect(done).toEqual(ids(10).slice(1));
  expect(left).toEqual(['gig-0']);
});

test('after a lost connection nothing more is begun', async () => {
  let calls = 0;
  const outcome = await callEach(ids(100), () => {
    calls++;
    return unanswered();
  });
  expect(calls).toBe(6);
  expect(outcome).toMatchObject({ done: [], left: ids(100), lost: true, signedOut: false });
});

test('when the session has ended nothing more is begun', async () => {
  let calls = 0;
  const outcome = await callEach(ids(100), () => {
    calls++;
    return answer(401);
  });
  expect(calls).toBe(6);
  expect(outcome).toMatchObject({ done: [], left: ids(100), lost: false, signedOut: true });
});

test('every id ends in exactly one list, in its old order', async () => {
  const statuses = fc.array(fc.constantFrom(204, 401, 404, 429, 500, 0), { maxLength: 30 });
  await fc.assert(
    fc.asyncProperty(statuses, async (list) => {
      const all = ids(list.length);
      const { done, missing, left } = await callEach(all, (id) => {
        const status = list[all.indexOf(id)] ?? 0;
        return status === 0 ? unanswered() : answer(status);
      });
      expect([...done, ...missing, ...left].sort()).toEqual([...all].sort());
      for (const some of [done, missing, left]) {
        expect(some).toEqual(all.filter((id) => some.includes(id)));
      }
      expect(done.every((id) => list[all.indexOf(id)] === 204)).toBe(true);
    }),
  );
});

test('it is told exactly how many were deleted and how many are left', () => {
  expect(whatIsLeft(3, 2, false)).toBe('3 gigs were deleted. 2 gigs are left and still selected.');
  expect(whatIsLeft(1, 1, false)).toBe('1 gig was deleted. 1 gig is left and still selected.');
  expect(whatIsLeft(0, 4, true)).toBe(
    'No gig was deleted. 4 gigs are left and still selected. Please check your connection and try again.',
  );
});
