import { useMemo } from 'react';
import type { PaletteActions } from '~/components/palette/palette-actions';
import {
  actionCommands,
  findCommands,
  type PaletteCommand,
  viewCommands,
} from '~/components/palette/palette-commands';
import type { Gig } from '~/domain/gigs/gig';
import { findGigs, indexGigs } from '~/domain/gigs/views/find-gigs';

/** More are not read, and every row costs time at each letter. */
const MOST_GIGS = 20;
/** Before anything is typed. */
const NEXT_GIGS = 4;

export interface PaletteRow {
  id: string;
  run: () => void;
  gig?: Gig;
  command?: PaletteCommand;
}

export interface PaletteGroup {
  label: string;
  rows: PaletteRow[];
  /** How many more there are than rows. */
  more: number;
}

/** What fits the words, in groups; the group with the best fit comes first. */
export function usePaletteResults(
  actions: PaletteActions,
  gigs: readonly Gig[],
  query: string,
): PaletteGroup[] {
  const { today, openGig } = actions;
  const index = useMemo(() => indexGigs(gigs, today), [gigs, today]);

  return useMemo(() => {
    const asked = query.trim() !== '';
    const found = findGigs(index, query, asked ? MOST_GIGS : NEXT_GIGS);
    const views = findCommands(viewCommands(actions), query);
    const acts = findCommands(actionCommands(actions), query);
    return [
      {
        label: asked ? 'Gigs' : 'Next gigs',
        rows: found.gigs.map((gig) => ({ id: gig.id, gig, run: () => openGig(gig.id) })),
        more: asked ? found.total - found.gigs.length : 0,
        score: found.score,
      },
      { label: 'Go to', rows: rowsOf(views.commands), more: 0, score: views.score },
      { label: 'Actions', rows: rowsOf(acts.commands), more: 0, score: acts.score },
    ]
      .filter(({ rows }) => rows.length > 0)
      .sort((a, b) => b.score - a.score);
  }, [index, query, actions, openGig]);
}

function rowsOf(commands: readonly PaletteCommand[]): PaletteRow[] {
  return commands.map((command) => ({ id: command.id, command, run: command.run }));
}
