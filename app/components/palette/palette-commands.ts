import {
  CalendarDays,
  CircleHelp,
  Columns3,
  FilterX,
  Keyboard,
  List,
  ListFilter,
  LogOut,
  type LucideIcon,
  Map as MapIcon,
  Monitor,
  Moon,
  PlaneTakeoff,
  Plus,
  Settings,
  Sun,
  Tag as TagIcon,
  TicketCheck,
} from 'lucide-react';
import type { GigFilters } from '~/components/filter/gig-filters';
import { keyOfShortcut, type ShortcutId } from '~/components/keys/shortcuts';
import type { PaletteActions } from '~/components/palette/palette-actions';
import { applyTheme, type Theme, themeFromCookie } from '~/components/theme';
import { toggleTag } from '~/domain/gigs/views/filter-parts';
import {
  indexWords,
  matchWords,
  nameWords,
  type SearchWord,
  weighWords,
} from '~/domain/search/match-words';

export interface PaletteCommand {
  id: string;
  label: string;
  Icon: LucideIcon;
  words: SearchWord[];
  /** The single key that does the same. */
  key?: string;
  /** Offered before anything is typed. */
  common: boolean;
  run: () => void;
}

interface Draft extends Omit<PaletteCommand, 'words' | 'common'> {
  /** What else people call it. */
  also?: string;
  common?: boolean;
}

export function viewCommands({ shortcuts, goTo }: PaletteActions): PaletteCommand[] {
  return [
    ...forShortcut(shortcuts, 'map', { label: 'Map', Icon: MapIcon }),
    ...forShortcut(shortcuts, 'calendar', { label: 'Calendar', Icon: CalendarDays, also: 'year' }),
    ...forShortcut(shortcuts, 'list', { label: 'List', Icon: List, also: 'upcoming' }),
    ...forShortcut(shortcuts, 'schedule', {
      label: 'Gig Schedule',
      Icon: Columns3,
      also: 'columns past',
    }),
    {
      id: 'settings',
      label: 'Settings',
      Icon: Settings,
      also: 'preferences home hotel sync',
      common: true,
      run: () => goTo('/settings'),
    },
  ].map(withWords);
}

export function actionCommands({ shortcuts, filters }: PaletteActions): PaletteCommand[] {
  const drafts: Draft[] = [
    ...forShortcut(shortcuts, 'add', { label: 'Add New Gig', Icon: Plus, also: 'create' }),
    ...forShortcut(shortcuts, 'filter', { label: 'Filter gigs', Icon: ListFilter, also: 'show' }),
    ...(filters ? filterDrafts(filters) : []),
    ...THEMES.filter(({ theme }) => theme !== themeFromCookie(document.cookie)).map(
      ({ theme, label, Icon }) => ({
        id: `theme ${theme}`,
        label,
        Icon,
        also: 'theme appearance mode',
        run: () => applyTheme(theme),
      }),
    ),
    ...forShortcut(shortcuts, 'help', {
      label: 'Keyboard shortcuts',
      Icon: Keyboard,
      also: 'keys help',
    }),
    {
      id: 'sign-out',
      label: 'Sign out',
      Icon: LogOut,
      also: 'log out logout leave',
      run: () => window.location.assign('/api/auth/logout'),
    },
  ];
  return drafts.map(withWords);
}

/** Without words the common ones as they come, else what fits, the best first. */
export function findCommands(commands: readonly PaletteCommand[], query: string) {
  const found = matchWords(
    indexWords(commands, ({ words }) => words),
    query,
  );
  if (found === null) return { commands: commands.filter(({ common }) => common), score: 0 };
  found.sort((a, b) => b.score - a.score);
  return { commands: found.map(({ thing }) => thing), score: found[0]?.score ?? 0 };
}

const THEMES: ReadonlyArray<{ theme: Theme; label: string; Icon: LucideIcon }> = [
  { theme: 'dark', label: 'Use the dark theme', Icon: Moon },
  { theme: 'light', label: 'Use the light theme', Icon: Sun },
  { theme: 'system', label: 'Use the system’s theme', Icon: Monitor },
];

function filterDrafts({ filter, active, tags, change, clear }: GigFilters): Draft[] {
  const drafts: Draft[] = [];
  const also = 'filter only';
  if (filter.show !== 'booked') {
    const run = () => change({ ...filter, show: 'booked' });
    drafts.push({ id: 'booked', label: 'Show booked gigs', Icon: TicketCheck, also, run });
  }
  if (filter.show !== 'possible') {
    const run = () => change({ ...filter, show: 'possible' });
    drafts.push({ id: 'possible', label: 'Show possible gigs', Icon: CircleHelp, also, run });
  }
  if (!filter.needsTravel) {
    drafts.push({
      id: 'needs',
      label: 'Show gigs that need travel',
      Icon: PlaneTakeoff,
      also: `${also} missing flight hotel car`,
      run: () => change({ ...filter, needsTravel: true }),
    });
  }
  for (const { name } of tags.filter((tag) => !filter.tags.includes(tag.name))) {
    const run = () => change(toggleTag(filter, name));
    drafts.push({
      id: `tag ${name}`,
      label: `Show gigs tagged ${name}`,
      Icon: TagIcon,
      also: 'filter',
      run,
    });
  }
  if (active) {
    drafts.push({
      id: 'clear',
      label: 'Clear filters',
      Icon: FilterX,
      also: 'show all reset',
      common: true,
      run: clear,
    });
  }
  return drafts;
}

/** Nothing where the page has no such action. */
function forShortcut(
  shortcuts: PaletteActions['shortcuts'],
  id: ShortcutId,
  draft: Pick<Draft, 'label' | 'Icon' | 'also'>,
): Draft[] {
  const run = shortcuts[id];
  return run ? [{ id, key: keyOfShortcut(id), common: true, run, ...draft }] : [];
}

function withWords({ also = '', common = false, ...command }: Draft): PaletteCommand {
  return { ...command, common, words: [...nameWords(command.label), ...weighWords(also, 0.7)] };
}
