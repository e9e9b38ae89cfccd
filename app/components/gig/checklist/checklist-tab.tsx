import { ListChecks, Plus } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '~/components/ui/button';
import { EmptyState } from '~/components/ui/feedback/empty-state';
import { PanelError } from '~/components/ui/feedback/panel-error';
import { Skeleton } from '~/components/ui/feedback/skeleton';
import type { ChecklistItem } from '~/domain/checklist/checklist-item';
import type { GigTabProps } from '../gig-tab-props';
import { ChecklistAdd } from './checklist-add';
import { ChecklistRows } from './checklist-rows';
import { useChecklist } from './use-checklist';
import { useDeletedItems } from './use-item-editors';

/** What most gigs ask for: one click adds it. */
const SUGGESTIONS = [
  'Confirm arrival time',
  'Send stage plot',
  'Send bio and photo',
  'Pack set list or slides',
  'Send the invoice',
];

export function ChecklistTab({ gig }: Pick<GigTabProps, 'gig'>) {
  const checklist = useChecklist(gig.id);
  const { items, error, reload, add } = checklist;
  const field = useRef<HTMLInputElement>(null);
  useDeletedItems(items);

  if (items === null) {
    return error ? (
      <PanelError onRetry={reload} className="mx-auto max-w-[760px]">
        Error loading checklist
      </PanelError>
    ) : (
      <ChecklistSkeleton />
    );
  }
  return (
    <section
      aria-labelledby="checklist-title"
      className="mx-auto max-w-[760px] rounded-card border border-line bg-surface p-4 shadow-low md:p-6"
    >
      <header className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="checklist-title" className="font-display text-display-18 text-ink">
          Checklist
        </h2>
        {items.length > 0 ? <Progress items={items} /> : null}
        <p className="w-full text-14 text-ink-2">Track your preparation tasks for this gig.</p>
      </header>
      {error ? (
        <PanelError onRetry={reload} className="mt-4">
          What you see may be out of date: the checklist could not be loaded again.
        </PanelError>
      ) : null}
      <ChecklistAdd ref={field} onAdd={add} />
      {items.length > 0 ? (
        <ChecklistRows checklist={checklist} items={items} field={field} />
      ) : (
        <EmptyState
          icon={<ListChecks />}
          title="Nothing to prepare yet"
          description="Add your own task, or begin with one of these:"
          className="mt-4"
          action={<Suggestions onAdd={(text) => add(text).then(() => field.current?.focus())} />}
        />
      )}
    </section>
  );
}

function Progress({ items }: { items: ChecklistItem[] }) {
  const done = items.filter(({ completed }) => completed).length;
  return (
    <p role="status" className="text-14 text-ink-3">
      {done === items.length ? 'All done' : `${done} of ${items.length} done`}
    </p>
  );
}

function Suggestions({ onAdd }: { onAdd: (text: string) => void }) {
  return (
    <ul className="flex flex-wrap justify-center gap-2">
      {SUGGESTIONS.map((text) => (
        <li key={text}>
          <Button variant="secondary" size="sm" onClick={() => onAdd(text)}>
            <Plus aria-hidden="true" />
            {text}
          </Button>
        </li>
      ))}
    </ul>
  );
}

function ChecklistSkeleton() {
  return (
    <div
      role="status"
      aria-label="Loading checklist"
      className="mx-auto grid max-w-[760px] gap-4 rounded-card border border-line bg-surface p-4 md:p-6"
    >
      <Skeleton className="h-6 w-28" />
      <Skeleton className="h-11" />
      {[0, 1, 2].map((row) => (
        <div key={row} className="flex items-center gap-3">
          <Skeleton className="size-[22px]" />
          <Skeleton className="h-5 flex-1" />
        </div>
      ))}
    </div>
  );
}
