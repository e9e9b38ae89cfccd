export type ShortcutId =
  | 'search'
  | 'filter'
  | 'add'
  | 'help'
  | 'map'
  | 'calendar'
  | 'list'
  | 'schedule'
  | 'today'
  | 'next'
  | 'previous';

interface Shortcut {
  id: ShortcutId;
  label: string;
  /** Pressed alone. */
  key: string;
  /** Pressed with Command on a Mac and with Control elsewhere; works in fields and dialogs too. */
  commandKey?: string;
  /** Held down it goes on. */
  repeats?: boolean;
}

interface ShortcutGroup {
  label: string;
  shortcuts: readonly Shortcut[];
}

/** Every shortcut there is: what the handler obeys and what the sheet tells. */
export const SHORTCUT_GROUPS: readonly ShortcutGroup[] = [
  {
    label: 'Anywhere',
    shortcuts: [
      { id: 'search', label: 'Search', key: '/', commandKey: 'k' },
      { id: 'filter', label: 'Filter gigs', key: 'f' },
      { id: 'add', label: 'Add New Gig', key: 'n' },
      { id: 'help', label: 'Keyboard shortcuts', key: '?' },
    ],
  },
  {
    label: 'Views',
    shortcuts: [
      { id: 'map', label: 'Map', key: 'm' },
      { id: 'calendar', label: 'Calendar', key: 'c' },
      { id: 'list', label: 'List', key: 'l' },
      { id: 'schedule', label: 'Gig Schedule', key: 's' },
    ],
  },
  {
    label: 'In a view',
    shortcuts: [
      { id: 'next', label: 'Next gig', key: 'j', repeats: true },
      { id: 'previous', label: 'Previous gig', key: 'k', repeats: true },
      { id: 'today', label: 'Today in the calendar', key: 't' },
    ],
  },
];

const SHORTCUTS = SHORTCUT_GROUPS.flatMap(({ shortcuts }) => shortcuts);

export function keyOfShortcut(id: ShortcutId): string {
  return SHORTCUTS.find((shortcut) => shortcut.id === id)?.key ?? '';
}

export type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'repeat' | 'isComposing'
>;

interface Circumstances {
  mac: boolean;
  /** Somebody is typing, a dialog is open, or single keys are switched off. */
  commandsOnly: boolean;
}

/** What a key press asks for, if anything. */
export function shortcutOf(
  press: KeyPress,
  { mac, commandsOnly }: Circumstances,
): ShortcutId | null {
  if (press.isComposing || press.altKey) return null;
  const key = press.key.toLowerCase();
  const command = mac ? press.metaKey : press.ctrlKey;
  if (press.ctrlKey || press.metaKey) {
    const both = press.ctrlKey && press.metaKey;
    if (!command || both || press.shiftKey || press.repeat) return null;
    return SHORTCUTS.find(({ commandKey }) => commandKey === key)?.id ?? null;
  }
  if (commandsOnly) return null;
  // Where a sign stands on the keyboard is the layout's affair; a capital letter is not a sign.
  if (press.shiftKey && /^[a-z]$/.test(key)) return null;
  const shortcut = SHORTCUTS.find((candidate) => candidate.key === key);
  return shortcut && (shortcut.repeats || !press.repeat) ? shortcut.id : null;
}
