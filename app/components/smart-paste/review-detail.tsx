import { CalendarX2, CircleHelp, type LucideIcon, Plus } from 'lucide-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { DETAIL_NAMES } from '~/components/travel-detail/detail-items';
import { DETAIL_ICONS, DETAIL_WORDS } from '~/components/travel-detail/detail-look';
import { Badge } from '~/components/ui/badge';
import { Button } from '~/components/ui/button';
import { PanelError } from '~/components/ui/feedback/panel-error';
import { Checkbox } from '~/components/ui/form/checkbox';
import type { Ambiguity, ParsedDetail } from '~/domain/parse/parsed-detail';
import { type ParsedField, parsedSummary, withField } from '~/domain/travel/parsed-to-input';
import { type FittingGig, fitsGig, misfitNote } from '~/domain/travel/trip/fits-gig';
import { AmbiguityCard } from './ambiguity-card';
import { closeFieldEditors } from './close-field-editors';
import { FieldEditor } from './field-editor';
import { asChecked, isUncertainThroughout } from './review-marks';
import { ReviewRow } from './review-row';
import { isFilled, REVIEW_ROWS, type ReviewRow as Row } from './review-rows';

interface ReviewDetailProps {
  detail: ParsedDetail;
  gig: FittingGig;
  /** All that was found with it. */
  trip?: readonly ParsedDetail[];
  /** Which of several it is; null where it is the only one. */
  place: { index: number; of: number } | null;
  state: 'included' | 'leftOut' | 'saved';
  /** Why it could not be saved. */
  mistake?: string;
  /** What else there is to say about it, above its fields. */
  note?: ReactNode;
  onInclude: (include: boolean) => void;
  numbersOf: (fields: readonly ParsedField[]) => number[];
  onChange: (detail: ParsedDetail) => void;
  /** What is asked about one that lies far from the gig. */
  misfitQuestion?: string;
}

/** One leg, stay, rental or ride: open questions first, then what was read, then what may be added. */
export function ReviewDetail(props: ReviewDetailProps) {
  const { detail, gig, place, state, mistake, onInclude } = props;
  const { trip, numbersOf, onChange, misfitQuestion, note } = props;
  const section = useRef<HTMLElement>(null);
  const [editing, setEditing] = useState<string | null>(null);
  const rows = REVIEW_ROWS[detail.type];
  const isUncertain = isUncertainThroughout(detail);
  const asked = new Set(detail.ambiguities.map((ambiguity) => ambiguity.field));
  const isAsked = (row: Row) => row.inputs.some(({ field }) => asked.has(field));
  const answered = rows.filter((row) => !isAsked(row));
  const addable = answered.filter((row) => !isFilled(detail, row));
  const added = addable.find((row) => row.label === editing);

  const set = (values: Partial<Record<ParsedField, string>>) =>
    onChange(
      Object.entries(values).reduce(
        (next, [field, value]) => withField(next, field as ParsedField, value),
        asChecked(detail, Object.keys(values)),
      ),
    );
  const labelOf = (ambiguity: Ambiguity) =>
    rows.flatMap((row) => row.inputs).find(({ field }) => field === ambiguity.field);

  /** One row at a time: what stands in the editor before it is taken first. */
  function edit(label: string) {
    if (closeFieldEditors(section.current)) setEditing(label);
  }

  function include(wanted: boolean) {
    if (!wanted) closeFieldEditors(section.current);
    onInclude(wanted);
  }

  return (
    <section
      ref={section}
      aria-label={place ? `${DETAIL_WORDS[detail.type]} ${place.index + 1}` : undefined}
    >
      {place ? <DetailHeading {...{ detail, place, state }} onInclude={include} /> : null}
      {place && state !== 'included' ? null : (
        <div className={place ? 'pt-2 pb-2' : 'mt-3'}>
          {mistake ? <PanelError className="mb-2 md:-mx-3">{mistake}</PanelError> : null}
          {note}
          {fitsGig(detail, gig, trip) ? null : (
            <Note Icon={CalendarX2}>{misfitNote(detail, gig, trip, misfitQuestion)}</Note>
          )}
          {isUncertain ? <Note Icon={CircleHelp}>{uncertainNote(detail)}</Note> : null}
          {detail.ambiguities.map((ambiguity) => {
            const input = labelOf(ambiguity);
            return input ? (
              <AmbiguityCard
                key={ambiguity.field}
                ambiguity={ambiguity}
                input={input}
                value={detail[input.field]}
                numbers={numbersOf([input.field])}
                onAnswer={(value) => set({ [input.field]: value })}
              />
            ) : null;
          })}
          <ul>
            {answered
              .filter((row) => isFilled(detail, row))
              .map((row) => (
                <ReviewRow
                  key={row.label}
                  row={row}
                  detail={detail}
                  numbers={numbersOf(row.inputs.map(({ field }) => field))}
                  toldAbove={isUncertain}
                  gigZone={gig.timeZone ?? null}
                  editing={editing === row.label}
                  onEditingChange={(open) => (open ? edit(row.label) : setEditing(null))}
                  onSet={set}
                />
              ))}
          </ul>
          {added ? (
            <FieldEditor
              inputs={added.inputs}
              detail={detail}
              onSet={set}
              onClose={() => setEditing(null)}
            />
          ) : addable.length > 0 ? (
            <AddFields rows={addable} onAdd={edit} />
          ) : null}
        </div>
      )}
    </section>
  );
}

interface NoteProps {
  Icon: LucideIcon;
  children: ReactNode;
}

/** Says what to look at and leaves it at that: somebody may well stay on for a week. */
function Note({ Icon, children }: NoteProps) {
  return (
    <p
      role="status"
      className="mb-2 flex items-start gap-3 rounded-control border-[1.5px] border-warn-line bg-warn-tint p-3 font-semibold text-15 text-ink md:-mx-3"
    >
      <Icon aria-hidden="true" className="mt-px size-5 shrink-0 text-warn-ink" />
      {children}
    </p>
  );
}

function uncertainNote({ type }: ParsedDetail): string {
  return `Nothing about ${DETAIL_NAMES[type].one} is certain. Check each line against your text.`;
}

interface AddFieldsProps {
  rows: Row[];
  onAdd: (label: string) => void;
}

function AddFields({ rows, onAdd }: AddFieldsProps) {
  return (
    <div className="mt-3 flex flex-wrap gap-x-1 gap-y-1">
      {rows.map(({ label }) => (
        <Button
          key={label}
          variant="ghost"
          size="sm"
          className="-ml-2"
          onClick={() => onAdd(label)}
        >
          <Plus aria-hidden="true" className="size-4!" />
          {label}
        </Button>
      ))}
    </div>
  );
}

type DetailHeadingProps = Pick<ReviewDetailProps, 'detail' | 'state' | 'onInclude'> & {
  place: { index: number; of: number };
};

function DetailHeading({ detail, place, state, onInclude }: DetailHeadingProps) {
  const id = useId();
  const Icon = DETAIL_ICONS[detail.type];
  return (
    <div className="mt-4 flex min-h-11 items-center gap-3 rounded-control bg-bg px-3 py-2">
      {state === 'saved' ? null : (
        <Checkbox
          id={id}
          checked={state === 'included'}
          onChange={(event) => onInclude(event.target.checked)}
        />
      )}
      <label htmlFor={id} className="flex min-w-0 flex-1 items-center gap-2.5">
        <Icon aria-hidden="true" className="size-[18px] shrink-0 text-ink-3" />
        <span className="min-w-0">
          <span className="block font-semibold text-15 text-ink">
            {DETAIL_WORDS[detail.type]} {place.index + 1} of {place.of}
          </span>
          <span className="block truncate text-13 text-ink-3">{parsedSummary(detail)}</span>
        </span>
      </label>
      {state === 'saved' ? <Badge tone="ok">Saved</Badge> : null}
      {state === 'leftOut' ? <span className="text-13 text-ink-3">Left out</span> : null}
    </div>
  );
}
