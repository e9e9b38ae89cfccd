import type { ComponentProps, ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { tagGroups } from '~/components/all-tags';
import { SiteHeader } from '~/components/site/site-header';
import type { Tag } from '~/domain/gigs/gig';
import { type CardGig, GigCard } from '~/routes/_index/card/gig-card';
import { GigTags } from '~/routes/_index/card/gig-tags';

// A link needs a router around it; here only where it leads matters.
vi.mock('@remix-run/react', () => ({
  Link: ({
    to,
    prefetch: _,
    ...props
  }: ComponentProps<'a'> & { to: string; prefetch?: string }) => <a href={to} {...props} />,
}));

function aCardGig(fields: Partial<CardGig> = {}): CardGig {
  return {
    id: 'gig-1',
    title: 'Harbor Lights Series',
    type: 'booked',
    date: '2026-06-05',
    endDate: null,
    location: 'Harbor Hall, Portland, ME 04101, USA',
    airport: 'PWM',
    createdAt: '2026-04-18T12:00:00Z',
    needs: { flight: 'confirmed', hotel: 'confirmed', car: 'needed' },
    tags: [],
    ...fields,
  };
}

const around = { today: '2026-05-14', timeZone: 'America/Chicago', to: '/gigs/gig-1' };

/** What a person reads, tags taken away; names of pictures stand in brackets. */
function read(element: ReactElement) {
  return renderToStaticMarkup(element)
    .replace(/<svg[^>]*role="img"[^>]*aria-label="([^"]*)"[^>]*>/g, ' [$1] ')
    .replace(/<br\/?>/g, ' / ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#x27;/g, "'")
    .replace(/\s+/g, ' ')
    .trim();
}

function aTag(name: string, color = '#8a2be2'): Tag {
  return { id: name, name, color };
}

test('a card tells when, what, where and what is missing', () => {
  expect(read(<GigCard gig={aCardGig()} {...around} />)).toBe(
    'Jun 5 Fri In 22 days added 26 days ago Harbor Lights Series Portland, ME airport PWM ' +
      'Car missing [Flight confirmed] [Hotel confirmed] [Car needed]',
  );
});

test('the two lines of a long title stay apart as words', () => {
  const title = 'A chat with a really long-winded person';
  const html = renderToStaticMarkup(<GigCard gig={aCardGig({ title })} {...around} />);
  expect(html.replace(/<[^>]+>/g, '')).toContain(title);
});

test('a gig with nothing arranged this week says "Soon!"', () => {
  const needs = { flight: 'needed', hotel: 'needed', car: 'needed' } as const;
  const text = read(<GigCard gig={aCardGig({ date: '2026-05-19', needs })} {...around} />);
  expect(text).toContain('In 5 days');
  expect(text).toContain('Nothing arranged Soon! [Flight needed soon]');
});

test('a past gig has an age and no countdown', () => {
  const text = read(<GigCard gig={aCardGig({ date: '2026-05-02' })} {...around} />);
  expect(text).toMatch(/^May 2 Sat added 26 days ago/);
  expect(text).toContain('Past [Flight was confirmed]');
});

test('a title of more than five words takes two lines', () => {
  const title = 'An Evening of Stories by the Sea';
  expect(read(<GigCard gig={aCardGig({ title })} {...around} />)).toContain(
    'An Evening of / Stories by the Sea',
  );
});

test('the title is the link of the whole card', () => {
  const html = renderToStaticMarkup(<GigCard gig={aCardGig()} {...around} selected />);
  expect(html.match(/<a /g)).toHaveLength(1);
  expect(html).toMatch(
    /<a (?=[^>]*href="\/gigs\/gig-1")(?=[^>]*aria-current="true")[^>]*>Harbor Lights Series<\/a>/,
  );
});

test('in Select mode a card is a check box named after its gig', () => {
  const selection = { checked: true, onToggle: () => {} };
  const html = renderToStaticMarkup(<GigCard gig={aCardGig()} {...around} selection={selection} />);
  expect(html).not.toContain('<a ');
  expect(html).toMatch(/<input[^>]*type="checkbox"[^>]*checked=""/);
  expect(html).toContain('Select Harbor Lights Series');
});

test('two tags show, the rest are counted', () => {
  const tags = ['Keynote', 'Paid travel', 'Festival', 'Lecture'].map((name) => aTag(name));
  expect(read(<GigTags tags={tags} />)).toBe('Keynote Paid travel +2 more tags');
  expect(read(<GigTags tags={tags.slice(0, 2)} />)).toBe('Keynote Paid travel');
});

test('tags are grouped by colour when there are more than three and a colour repeats', () => {
  const [a, b, c, d] = [
    aTag('a', '#111111'),
    aTag('b', '#222222'),
    aTag('c', '#111111'),
    aTag('d', '#333333'),
  ];
  expect(tagGroups([a, b, c, d])).toEqual([[a, c], [b], [d]]);
  expect(tagGroups([a, b, c])).toEqual([[a, b, c]]);
  const shouting = aTag('e', '#AAAAAA');
  const quiet = aTag('f', '#aaaaaa');
  expect(tagGroups([shouting, b, d, quiet])).toEqual([[shouting, quiet], [b], [d]]);
  const distinct = [a, b, d, aTag('e', '#444444')];
  expect(tagGroups(distinct)).toEqual([distinct]);
});

test('the header offers "Add New Gig" only with a handler and a menu only to somebody', () => {
  expect(read(<SiteHeader />)).toBe('Gigbound');
  const user = {
    displayName: 'Marlo Finch',
    email: 'marlo@finchtalks.example',
    emailVerified: true,
  };
  expect(read(<SiteHeader user={user} onAddGig={() => {}} />)).toBe('Gigbound Add New Gig M');
});
