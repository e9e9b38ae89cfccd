import { expect, test } from 'vitest';
import { createUnsavedWork } from '~/components/forms/unsaved-work';
import { createChecklistDrafts } from '~/components/gig/checklist/checklist-drafts';
import { newItem } from '~/components/gig/checklist/optimistic-items';
import { leavesGig } from '~/components/gig/gig-in-url';

const correction = { text: 'Pack', baseText: 'Pack', error: null, theirs: null, hasError: false };

test('an item that is being written asks until it is saved or empty', () => {
  const checklist = createChecklistDrafts();
  const work = createUnsavedWork([checklist]);
  expect(work.guard()).toBe('free');
  checklist.typeNew('Print tickets');
  expect(work.guard()).toBe('ask');
  checklist.typeNew('  ');
  expect(work.guard()).toBe('free');
});

test('an item that could not be saved asks until it is saved or deleted', () => {
  const checklist = createChecklistDrafts();
  const work = createUnsavedWork([checklist]);
  const [one, two] = [newItem('Buy strings', []), newItem('Call the venue', [])];
  for (const item of [one, two]) checklist.putSent({ ...item, state: 'failed' });
  expect([...checklist.read().sent.values()].map(({ text }) => text)).toEqual([
    'Buy strings',
    'Call the venue',
  ]);
  checklist.putSent({ ...one, state: 'saved' });
  expect(work.guard()).toBe('ask');
  checklist.dropSent(two.id);
  expect(work.guard()).toBe('free');
});

test('a correction asks once it says something else', () => {
  const checklist = createChecklistDrafts();
  const work = createUnsavedWork([checklist]);
  checklist.open('a', correction);
  checklist.open('b', { ...correction, text: ' Pack ' });
  expect(work.guard()).toBe('free');
  checklist.open('a', { ...correction, text: 'Pack the harp' });
  expect(work.guard()).toBe('ask');
  checklist.close('a');
  expect(work.guard()).toBe('free');
  checklist.open('b', { ...correction, text: 'Pack the drums' });
  work.clear();
  expect([work.guard(), checklist.read().items.size]).toEqual(['free', 0]);
});

test('what is being saved comes before what is typed', () => {
  const work = createUnsavedWork([]);
  const told: string[] = [];
  const unsubscribe = work.subscribe(() => told.push(work.guard()));
  const saved = work.add({ guard: 'hold' });
  const dialog = work.add({ guard: 'ask' });
  saved();
  dialog();
  unsubscribe();
  work.add({ guard: 'ask' });
  expect(told).toEqual(['hold', 'hold', 'ask', 'free']);
});

test('one way out is let through, and only one', () => {
  const work = createUnsavedWork([]);
  expect(work.isLeavingAllowed()).toBe(false);
  work.allowLeaving();
  expect([work.isLeavingAllowed(), work.isLeavingAllowed()]).toEqual([true, false]);
});

test('another tab of a gig is no leaving, another gig or page is', () => {
  const at = (href: string) => new URL(href, 'http://localhost');
  expect(leavesGig(at('/?view=list&gig=1'), at('/?view=list&gig=1&tab=travel'))).toBe(false);
  expect(leavesGig(at('/gigs/1'), at('/gigs/1?tab=travel'))).toBe(false);
  expect(leavesGig(at('/?gig=1'), at('/?gig=2'))).toBe(true);
  expect(leavesGig(at('/?gig=1'), at('/'))).toBe(true);
  expect(leavesGig(at('/gigs/1'), at('/gigs/2'))).toBe(true);
});
