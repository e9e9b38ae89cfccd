import { cx } from 'class-variance-authority';
import { Check } from 'lucide-react';
import { ROLES, type Role } from '~/domain/calendar/calendar-roles';
import type { ListedCalendar } from '~/domain/calendar/connection/listed-calendar';
import { CHOICE_FIELDS, type Choices } from './calendar-choices';

interface CalendarRowProps {
  calendar: ListedCalendar;
  choices: Choices;
  onToggle: (role: Role, calendarId: string) => void;
}

const WORDS: Record<Role, string> = { booked: 'Booked', possible: 'Possible', travel: 'Travel' };

/** One calendar, and what it holds. */
export function CalendarRow({ calendar, choices, onToggle }: CalendarRowProps) {
  const about = calendar.primary ? 'Primary calendar' : calendar.description;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 border-line border-t px-5 py-3.5 md:min-h-[68px] md:flex-nowrap md:px-6 md:py-2.5">
      <span
        aria-hidden="true"
        className="size-[13px] shrink-0 rounded-[4px] border border-line-strong"
        style={calendar.color ? { background: calendar.color, borderColor: 'transparent' } : {}}
      />
      <div className="min-w-0 flex-1 [overflow-wrap:anywhere]">
        <p className="line-clamp-2 font-semibold text-15 text-ink">{calendar.summary}</p>
        {about || calendar.readOnly ? (
          <p className="line-clamp-2 text-14 text-ink-3">
            {[calendar.readOnly && 'Read-only', about].filter(Boolean).join(' · ')}
          </p>
        ) : null}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: buttons are no fields of a form */}
      <div
        role="group"
        aria-label={`What “${calendar.summary}” holds`}
        className="grid w-full grid-cols-3 md:w-[302px] md:shrink-0"
      >
        {ROLES.map((role) => (
          <Choice
            key={role}
            role={role}
            chosen={choices[CHOICE_FIELDS[role]] === calendar.id}
            onToggle={() => onToggle(role, calendar.id)}
          />
        ))}
      </div>
    </li>
  );
}

const CHOSEN: Record<Role, string> = {
  booked: 'border-brand bg-brand-tint text-brand-ink hover:bg-brand-tint',
  possible: 'border-warn-ink bg-warn-tint text-warn-ink hover:bg-warn-tint',
  travel: 'border-info bg-info-tint text-info-ink hover:bg-info-tint',
};

interface ChoiceProps {
  role: Role;
  chosen: boolean;
  onToggle: () => void;
}

function Choice({ role, chosen, onToggle }: ChoiceProps) {
  return (
    <button
      type="button"
      aria-pressed={chosen}
      onClick={onToggle}
      className={cx(
        'relative -ml-px inline-flex h-11 items-center justify-center gap-1.5 border text-15 transition-colors duration-120 first:ml-0 first:rounded-l-control last:rounded-r-control focus-visible:z-2 md:pointer-fine:h-9',
        chosen
          ? ['z-1 font-semibold shadow-[inset_0_0_0_0.5px_currentColor]', CHOSEN[role]]
          : 'border-line-strong bg-surface text-ink-2 hover:bg-hover hover:text-ink',
      )}
    >
      {chosen ? <Check aria-hidden="true" className="size-4" strokeWidth={2.2} /> : null}
      {WORDS[role]}
    </button>
  );
}
