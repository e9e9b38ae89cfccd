import { Command } from 'cmdk';
import { Search, X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { useApiQuery } from '~/components/data/use-api-query';
import { KeyCap } from '~/components/keys/key-cap';
import { useSingleKeys } from '~/components/keys/single-keys';
import type { PaletteActions } from '~/components/palette/palette-actions';
import type { PaletteCommand } from '~/components/palette/palette-commands';
import { PaletteGig } from '~/components/palette/palette-gig';
import { type PaletteRow, usePaletteResults } from '~/components/palette/use-palette-results';
import { PanelError } from '~/components/ui/feedback/panel-error';
import { Spinner } from '~/components/ui/feedback/spinner';
import { IconButton } from '~/components/ui/icon-button';
import { Dialog, DialogContent } from '~/components/ui/overlay/dialog';
import type { Gig } from '~/domain/gigs/gig';

interface PaletteDialogProps {
  actions: PaletteActions;
  /** What was typed before the palette was there. */
  typed: RefObject<string>;
  /** Closes, and then does what was chosen. */
  onClose: (then?: () => void) => void;
}

/** Every gig, view and action, one line of typing away. */
export default function PaletteDialog(props: PaletteDialogProps) {
  const { gigs } = props.actions;
  return gigs ? <Palette {...props} gigs={gigs} /> : <PaletteThatReads {...props} />;
}

const NO_GIGS: readonly Gig[] = [];

/** Views and actions can be chosen while the gigs are on their way, and when they cannot be had. */
function PaletteThatReads(props: PaletteDialogProps) {
  const { data, error, reload } = useApiQuery<Gig[]>('/api/gigs');
  const note = error ? (
    <PanelError onRetry={reload} className="mx-3 mt-3">
      Your gigs could not be loaded.
    </PanelError>
  ) : data ? null : (
    <p role="status" className="flex items-center gap-2.5 px-5 pt-4 text-14 text-ink-2">
      <Spinner />
      Loading your gigs...
    </p>
  );
  return <Palette {...props} gigs={data ?? NO_GIGS} note={note} />;
}

interface PaletteProps extends PaletteDialogProps {
  gigs: readonly Gig[];
  /** What is to be said of the gigs, before the results. */
  note?: ReactNode;
}

function Palette({ actions, gigs, note = null, typed, onClose }: PaletteProps) {
  const [query, setQuery] = useState(typed.current ?? '');
  const [picked, setPicked] = useState<{ query: string; id: string } | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const groups = usePaletteResults(actions, gigs, query);
  const rows = groups.flatMap((group) => group.rows);
  // Other words, another first row; until an arrow or the pointer picks one.
  const chosen = picked?.query === query ? picked.id : (rows[0]?.id ?? '');

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        size="md"
        data-palette=""
        aria-describedby={undefined}
        onOpenAutoFocus={(event) => {
          event.preventDefault();
          field.current?.focus();
        }}
        className="md:mt-[12dvh] md:mb-auto md:max-w-[600px]"
      >
        <Radix.Title className="sr-only">Search</Radix.Title>
        <Command
          label="Search gigs and actions"
          shouldFilter={false}
          vimBindings={false}
          loop
          value={chosen}
          onValueChange={(id) => setPicked({ query, id })}
          className="flex min-h-0 flex-1 flex-col outline-none"
        >
          <div className="flex shrink-0 items-center gap-3 border-line border-b pr-2 pl-4 md:pl-5">
            <Search aria-hidden="true" className="size-5 shrink-0 text-ink-3" />
            <Command.Input
              ref={field}
              value={query}
              onValueChange={(next) => {
                setQuery(next);
                list.current?.scrollTo({ top: 0 });
              }}
              placeholder="A gig, a place, a month, an action…"
              maxLength={100}
              enterKeyHint="go"
              className="h-14 min-w-0 flex-1 bg-transparent text-16 text-ink outline-none placeholder:text-ink-3"
            />
            <IconButton label="Close" onClick={() => onClose()}>
              <X aria-hidden="true" />
            </IconButton>
          </div>
          {note}
          <Command.List
            ref={list}
            label="Results"
            className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-2 pb-3 md:max-h-[min(60dvh,460px)]"
          >
            {groups.map(({ label, rows: entries, more }) => (
              <Command.Group
                key={label}
                heading={label}
                className="[&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:pt-3 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:font-semibold [&_[cmdk-group-heading]]:text-ink-3 [&_[cmdk-group-heading]]:text-label"
              >
                {entries.map((row) => (
                  <Command.Item
                    key={row.id}
                    value={row.id}
                    onSelect={() => onClose(row.run)}
                    className={rowStyle}
                  >
                    <RowContent row={row} today={actions.today} />
                  </Command.Item>
                ))}
                {more > 0 ? (
                  <p className="px-3 pt-1 text-13 text-ink-3">
                    {more.toLocaleString('en-US')} more. Add a word to narrow it down.
                  </p>
                ) : null}
              </Command.Group>
            ))}
          </Command.List>
          {rows.length === 0 && !note ? <NothingFound query={query} /> : null}
          <p role="status" className="sr-only">
            {rows.length === 0 ? '' : `${rows.length} ${rows.length === 1 ? 'result' : 'results'}`}
          </p>
        </Command>
        <KeyHints />
      </DialogContent>
    </Dialog>
  );
}

const rowStyle =
  'flex min-h-11 cursor-pointer select-none items-center gap-3 rounded-control px-3 py-1.5 data-[selected=true]:bg-brand-tint';

function RowContent({ row, today }: { row: PaletteRow; today: string }) {
  if (row.gig) return <PaletteGig gig={row.gig} today={today} />;
  return row.command ? <CommandRow command={row.command} /> : null;
}

function CommandRow({ command: { label, Icon, key } }: { command: PaletteCommand }) {
  const singleKeys = useSingleKeys();
  return (
    <>
      <Icon aria-hidden="true" className="size-[18px] shrink-0 text-ink-2" />
      <span className="min-w-0 flex-1 truncate font-medium text-15 text-ink">{label}</span>
      {key && singleKeys ? (
        <span aria-hidden="true" className="pointer-coarse:hidden">
          <KeyCap>{key.toUpperCase()}</KeyCap>
        </span>
      ) : null}
    </>
  );
}

function NothingFound({ query }: { query: string }) {
  return (
    <div role="status" className="px-5 pt-2 pb-8 text-center">
      <p className="font-display text-display-18 text-ink [overflow-wrap:anywhere]">
        Nothing fits “{query.trim()}”
      </p>
      <p className="mt-0.5 text-14 text-ink-2">
        Try a word of the title, a city, a tag, a contact or a month.
      </p>
    </div>
  );
}

function KeyHints() {
  return (
    <p
      aria-hidden="true"
      className="flex shrink-0 items-center gap-4 border-line border-t px-5 py-2.5 text-13 text-ink-3 max-md:hidden pointer-coarse:hidden"
    >
      <span className="flex items-center gap-1.5">
        <KeyCap>↑</KeyCap>
        <KeyCap>↓</KeyCap> move
      </span>
      <span className="flex items-center gap-1.5">
        <KeyCap>Enter</KeyCap> open
      </span>
      <span className="flex items-center gap-1.5">
        <KeyCap>Esc</KeyCap> close
      </span>
    </p>
  );
}
