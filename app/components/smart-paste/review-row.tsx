import { CircleHelp, type LucideIcon, Pencil, Sparkles } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { ParsedDetail } from '~/domain/parse/parsed-detail';
import type { ParsedField } from '~/domain/travel/parsed-to-input';
import { FieldEditor } from './field-editor';
import { NumberChip } from './number-chip';
import { isReadByAi, isUncertain } from './review-marks';
import { quoteOf, type ReviewRow as Row, rowValue } from './review-rows';

interface ReviewRowProps {
  row: Row;
  detail: ParsedDetail;
  numbers: number[];
  /** Whether it is said above that no line of the booking is certain. */
  toldAbove: boolean;
  /** The zone of the gig. */
  gigZone: string | null;
  editing: boolean;
  onEditingChange: (editing: boolean) => void;
  onSet: (values: Partial<Record<ParsedField, string>>) => void;
}

/** A field that was read: its number, its value and the words it came from. */
export function ReviewRow({
  row,
  detail,
  numbers,
  toldAbove,
  gigZone,
  editing,
  onEditingChange,
  onSet,
}: ReviewRowProps) {
  const { value, zone } = rowValue(detail, row, gigZone);
  const quote = quoteOf(detail, row);
  const byAi = isReadByAi(detail, row);
  const uncertain = isUncertain(detail, row);
  const button = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);

  useEffect(() => {
    if (wasEditing.current && !editing) button.current?.focus();
    wasEditing.current = editing;
  }, [editing]);

  return (
    <li className="border-line not-last:border-b">
      {editing ? (
        <FieldEditor
          inputs={row.inputs}
          detail={detail}
          quote={quote}
          onSet={onSet}
          onClose={() => onEditingChange(false)}
        />
      ) : (
        <div className="grid grid-cols-[28px_minmax(0,1fr)_auto] items-center gap-x-3 py-2 md:grid-cols-[28px_minmax(0,1fr)_minmax(0,190px)_auto]">
          <NumberChip numbers={numbers} ambiguous={byAi || uncertain} />
          <dl className="min-w-0">
            <dt className="text-ink-3 text-label">{row.label}</dt>
            <dd className="font-semibold text-16 text-ink leading-[1.375rem] [overflow-wrap:anywhere]">
              {value}
              {zone ? <span className="font-normal text-14 text-ink-3"> {zone}</span> : null}
              {byAi ? <Mark Icon={Sparkles}>Read by AI: check it</Mark> : null}
              {uncertain && !toldAbove ? (
                <Mark Icon={CircleHelp}>Not certain: check it</Mark>
              ) : null}
              {quote ? (
                <Quote words={quote} className="mt-0.5 block font-normal md:hidden" />
              ) : null}
            </dd>
          </dl>
          {quote ? (
            <Quote words={quote} className="text-right max-md:hidden" />
          ) : (
            <span className="max-md:hidden" />
          )}
          <button
            ref={button}
            type="button"
            onClick={() => onEditingChange(true)}
            aria-label={`Edit ${row.label.toLowerCase()}`}
            className="hit-area relative -mr-1.5 grid size-8 place-items-center rounded-[8px] text-ink-3 hover:bg-hover hover:text-ink"
          >
            <Pencil aria-hidden="true" strokeWidth={2.2} className="size-[15px]" />
          </button>
        </div>
      )}
    </li>
  );
}

function Mark({ Icon, children }: { Icon: LucideIcon; children: string }) {
  return (
    <span className="mt-0.5 flex items-center gap-1 font-medium text-13 text-warn-ink">
      <Icon aria-hidden="true" className="size-3.5 shrink-0" />
      {children}
    </span>
  );
}

export function Quote({ words, className }: { words: string; className?: string }) {
  return (
    <q className={`text-13 text-ink-3 [overflow-wrap:anywhere] ${className ?? ''}`}>{words}</q>
  );
}
