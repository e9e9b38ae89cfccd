import { ChevronLeft, ChevronRight, Search, X } from 'lucide-react';
import { useMemo, useState } from 'react';
import { problemMessage } from '~/components/data/call-api';
import { Button } from '~/components/ui/button';
import { PanelError } from '~/components/ui/feedback/panel-error';
import { Skeleton } from '~/components/ui/feedback/skeleton';
import { Input } from '~/components/ui/form/field';
import { IconButton } from '~/components/ui/icon-button';
import type { CalendarSettings } from '~/domain/calendar/connection/calendar-settings';
import type { ListedCalendar } from '~/domain/calendar/connection/listed-calendar';
import type { Calendar } from '../use-calendar';
import { useLoaded } from '../use-loaded';
import { chosenIds, toggled } from './calendar-choices';
import { chosenFirst, matchingCalendars, PAGE_SIZE, pageOf } from './calendar-pages';
import { CalendarRow } from './calendar-row';

interface CalendarListProps {
  settings: CalendarSettings;
  save: Calendar['save'];
}

/** The calendars of the account, four at a time, and what each is used for. */
export function CalendarList({ settings, save }: CalendarListProps) {
  const { data, error, reload } = useLoaded<ListedCalendar[]>('/api/calendar/list');
  const [query, setQuery] = useState('');
  const [wanted, setWanted] = useState(0);
  const [retrying, setRetrying] = useState(false);
  // As chosen when the list came: a row does not jump away from under the pointer.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  const calendars = useMemo(() => (data ? chosenFirst(data, chosenIds(settings)) : null), [data]);
  const matching = calendars ? matchingCalendars(calendars, query) : [];
  const { page, shown, words, hasPrevious, hasNext } = pageOf(matching, wanted);

  async function retry() {
    setRetrying(true);
    await reload();
    setRetrying(false);
  }

  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-5 py-5 md:px-6">
        <div>
          <h2 id="choose-calendars" className="font-display text-display-18">
            Choose your calendars
          </h2>
          <p className="text-14 text-ink-2">Tell Gigbound what each calendar holds.</p>
        </div>
        <SearchField
          value={query}
          onChange={(next) => {
            setQuery(next);
            setWanted(0);
          }}
        />
      </div>
      {calendars === null ? (
        error ? (
          <div className="border-line border-t px-5 py-5 md:px-6">
            <PanelError onRetry={retrying ? undefined : retry}>
              <span className="block font-semibold">Failed to load calendars</span>
              {problemMessage(error, 'Please check your connection.')}
            </PanelError>
          </div>
        ) : (
          <ListSkeleton />
        )
      ) : shown.length === 0 ? (
        <Nothing query={query} onClear={() => setQuery('')} onReload={() => void reload()} />
      ) : (
        <>
          <ul aria-labelledby="choose-calendars">
            {shown.map((calendar) => (
              <CalendarRow
                key={calendar.id}
                calendar={calendar}
                choices={settings}
                onToggle={(role, id) => save(toggled(settings, role, id), 'Calendar Updated')}
              />
            ))}
          </ul>
          <div className="flex flex-wrap items-center justify-between gap-3 border-line border-t px-5 py-3.5 md:px-6">
            <p role="status" className="text-14 text-ink-2">
              {words}
            </p>
            {matching.length > PAGE_SIZE ? (
              <div className="grid grid-cols-2 gap-2.5 max-sm:w-full sm:flex">
                <Button
                  variant="secondary"
                  size="sm"
                  disabled={!hasPrevious}
                  onClick={() => setWanted(page - 1)}
                >
                  <ChevronLeft aria-hidden="true" />
                  Previous
                </Button>
                <Button
                  variant="secondary"
                  size="sm"
                  disabled={!hasNext}
                  onClick={() => setWanted(page + 1)}
                >
                  Next
                  <ChevronRight aria-hidden="true" />
                </Button>
              </div>
            ) : null}
          </div>
        </>
      )}
    </>
  );
}

function SearchField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  return (
    <div className="relative max-md:w-full md:w-56">
      <Search
        aria-hidden="true"
        className="-translate-y-1/2 pointer-events-none absolute top-1/2 left-3 size-[18px] text-ink-3"
      />
      <Input
        aria-label="Search calendars"
        placeholder="Search calendars"
        autoComplete="off"
        spellCheck={false}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        className="pr-10 pl-10"
      />
      {value ? (
        <span className="-translate-y-1/2 absolute top-1/2 right-1 grid">
          <IconButton label="Clear search" onClick={() => onChange('')} className="size-8">
            <X aria-hidden="true" />
          </IconButton>
        </span>
      ) : null}
    </div>
  );
}

interface NothingProps {
  query: string;
  onClear: () => void;
  onReload: () => void;
}

function Nothing({ query, onClear, onReload }: NothingProps) {
  return (
    <div className="grid justify-items-center gap-3 border-line border-t px-5 py-9 text-center">
      <div>
        <p className="font-semibold text-15 text-ink">
          {query ? `No calendar matches “${query.trim()}”` : 'No calendars in this account'}
        </p>
        <p className="text-14 text-ink-2">
          {query
            ? 'Names and descriptions were searched.'
            : 'Create one in Google Calendar, then look again.'}
        </p>
      </div>
      <Button variant="secondary" size="sm" onClick={query ? onClear : onReload}>
        {query ? 'Clear search' : 'Look again'}
      </Button>
    </div>
  );
}

function ListSkeleton() {
  return (
    <div role="status" aria-label="Loading calendars">
      {Array.from({ length: PAGE_SIZE }, (_, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: four that are alike
          key={index}
          className="flex flex-wrap items-center gap-x-4 gap-y-3 border-line border-t px-5 py-3.5 md:min-h-[68px] md:px-6 md:py-2.5"
        >
          <Skeleton className="size-[13px]" />
          <div className="flex-1">
            <Skeleton className="h-4 w-32" />
            <Skeleton className="mt-2 h-3.5 w-44 max-w-full" />
          </div>
          <Skeleton className="h-11 w-full md:h-9 md:w-[302px]" />
        </div>
      ))}
    </div>
  );
}
