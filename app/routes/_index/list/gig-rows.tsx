import { cx } from 'class-variance-authority';
import { type MouseEvent, memo } from 'react';
import type { Gig } from '~/domain/gigs/gig';
import { GigCard } from '../card/gig-card';
import { MonthHeading } from './month-heading';

interface RowGroup {
  key: string;
  /** Its heading; a group without one has its name elsewhere. */
  label?: string;
  /** 1 to 12: the colour of the heading. */
  month?: number | null;
  gigs: readonly Gig[];
}

/** What scrolls past: the heading of a group, or one of its gigs. */
export interface Row {
  key: string;
  index: number;
  group: RowGroup;
  /** Null in a heading. */
  gig: Gig | null;
  /** 1 is the first gig of its group. */
  position: number;
}

export interface CardOptions {
  today: string;
  timeZone: string;
  selectedId: string | null;
  gigHref: (gigId: string) => string;
  onSelect?: (gigId: string) => void;
  /** Given in Select mode: a card is a check box then. */
  selection?: { selected: ReadonlySet<string>; onToggle: (gigId: string) => void };
}

interface GigRowsProps extends CardOptions {
  rows: Row[];
  /** Learns how high each row came out. */
  measure?: (element: HTMLElement | null) => void;
}

export function rowsOf(groups: RowGroup[]): Row[] {
  const rows: Omit<Row, 'index'>[] = groups.flatMap((group) => [
    ...(group.label ? [{ key: group.key, group, gig: null, position: 0 }] : []),
    ...group.gigs.map((gig, index) => ({ key: gig.id, group, gig, position: index + 1 })),
  ]);
  return rows.map((row, index) => ({ ...row, index }));
}

/** Neighbouring rows, each group in a section of its own even when its heading is out of sight. */
export function GigRows({ rows, measure, ...card }: GigRowsProps) {
  return sectionsOf(rows).map(({ group, heading, entries }) => (
    <section key={group.key} aria-label={group.label}>
      {heading ? (
        <div
          ref={measure}
          data-index={heading.index}
          className={cx('pb-3', heading.index > 0 && 'pt-3.5')}
        >
          <MonthHeading label={group.label} month={group.month} count={group.gigs.length} />
        </div>
      ) : null}
      <ul>
        {entries.map((row) => (
          <li
            key={row.key}
            ref={measure}
            data-index={row.index}
            data-gig={row.gig.id}
            aria-setsize={group.gigs.length}
            aria-posinset={row.position}
            className="pb-2.5"
          >
            <Card gig={row.gig} {...card} />
          </li>
        ))}
      </ul>
    </section>
  ));
}

/** Drawn again only when something of its own changes, not with every row that scrolls in. */
const Card = memo(function Card({
  gig,
  today,
  timeZone,
  selectedId,
  gigHref,
  onSelect,
  selection,
}: CardOptions & { gig: Gig }) {
  function select(event: MouseEvent) {
    if (!onSelect || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onSelect(gig.id);
  }
  return (
    <GigCard
      gig={gig}
      today={today}
      timeZone={timeZone}
      to={gigHref(gig.id)}
      onClick={select}
      selected={gig.id === selectedId}
      selection={
        selection && { checked: selection.selected.has(gig.id), onToggle: selection.onToggle }
      }
    />
  );
});

type GigRow = Row & { gig: Gig };

interface Section {
  group: RowGroup;
  heading: Row | null;
  entries: GigRow[];
}

function sectionsOf(rows: Row[]): Section[] {
  const sections: Section[] = [];
  for (const row of rows) {
    let section = sections.at(-1);
    if (section?.group !== row.group) {
      section = { group: row.group, heading: null, entries: [] };
      sections.push(section);
    }
    if (isGigRow(row)) section.entries.push(row);
    else section.heading = row;
  }
  return sections;
}

function isGigRow(row: Row): row is GigRow {
  return row.gig !== null;
}
