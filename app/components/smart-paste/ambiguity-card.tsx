import { cx } from 'class-variance-authority';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { INLINE_EDITOR } from '~/components/forms/keep-escape';
import { Button } from '~/components/ui/button';
import { incompleteInputs } from '~/components/ui/form/incomplete-input';
import type { Ambiguity } from '~/domain/parse/parsed-detail';
import { wallTimeLabel } from '~/domain/time/day-label';
import { splitWallTime } from '~/domain/time/wall-time';
import { type FieldErrors, FieldInput, fieldErrors } from './field-editor';
import { NumberChip } from './number-chip';
import { Quote } from './review-row';
import type { RowInput } from './review-rows';

interface AmbiguityCardProps {
  ambiguity: Ambiguity;
  input: RowInput;
  /** Null until it is answered; it may stay so. */
  value: string | null;
  numbers: number[];
  onAnswer: (value: string) => void;
}

/** What the text leaves open, as a question with its possible answers. */
export function AmbiguityCard({ ambiguity, input, value, numbers, onAnswer }: AmbiguityCardProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  /** Half a date is known to its input alone. */
  const [incomplete, setIncomplete] = useState(false);
  /** How often what was typed has been left: the input begins anew. */
  const [round, setRound] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const opened = useRef(false);
  const offered = ambiguity.choices.some((choice) => choice.value === value);
  const answered = value !== null;
  /** Without a choice there is nothing but to enter it. */
  const isEntering = typed !== null || (ambiguity.choices.length === 0 && !answered);

  useEffect(() => {
    if (opened.current && isEntering) form.current?.querySelector('input')?.focus();
    opened.current = false;
  }, [isEntering]);

  function enter() {
    opened.current = true;
    setTyped(offered ? '' : (value ?? ''));
  }

  function answer(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const text = typed ?? '';
    const found = fieldErrors(event.currentTarget, [input], { [input.field]: text });
    setErrors(found);
    if (Object.keys(found).length > 0) return event.currentTarget.querySelector('input')?.focus();
    // Nothing typed instead of an answer that was offered: that one stands.
    if (text.trim() !== '' || (answered && !offered)) onAnswer(text);
    setTyped(null);
  }

  function look() {
    setIncomplete(form.current !== null && incompleteInputs(form.current).length > 0);
  }

  function leave() {
    setTyped(null);
    setIncomplete(false);
    setRound(round + 1);
    setErrors({});
  }

  return (
    <fieldset
      className={cx(
        'mb-2 grid grid-cols-[28px_minmax(0,1fr)] items-center gap-x-3 rounded-control border-[1.5px] p-3 md:-mx-3 md:grid-cols-[28px_minmax(0,1fr)_auto]',
        answered ? 'border-line bg-surface' : 'border-warn-line bg-warn-tint',
      )}
    >
      <legend className="sr-only">
        {input.label}: {ambiguity.question}
      </legend>
      <NumberChip numbers={numbers} ambiguous={!answered} />
      <div className="min-w-0">
        {/* Where there is nothing but an input, its own label says it. */}
        {isEntering && ambiguity.choices.length === 0 ? null : (
          <p className={cx('text-label', answered ? 'text-ink-3' : 'text-warn-ink')}>
            {input.label}
          </p>
        )}
        <p className="font-semibold text-15 text-ink">{ambiguity.question}</p>
        {ambiguity.words ? (
          <Quote
            words={ambiguity.words}
            className={cx('md:hidden', !answered && 'text-warn-ink!')}
          />
        ) : null}
        <div className="mt-2 flex flex-wrap gap-2">
          {ambiguity.choices.map((choice) => (
            <Choice
              key={choice.value}
              choice={choice}
              chosen={choice.value === value}
              // A second click takes the answer back.
              onChoose={() => {
                leave();
                onAnswer(choice.value === value ? '' : choice.value);
              }}
            />
          ))}
          {isEntering ? null : (
            <Button variant="ghost" size="sm" onClick={enter}>
              {answered && !offered ? valueLabel(input, value) : 'Something else'}
            </Button>
          )}
        </div>
        {isEntering ? (
          <form
            // What nobody has typed into is nothing that is being edited.
            {...(typed === null && !incomplete ? undefined : INLINE_EDITOR)}
            ref={form}
            noValidate
            className="mt-2 grid gap-3 sm:grid-cols-2"
            onKeyDown={(event) => event.key === 'Escape' && leave()}
            onKeyUp={look}
            onBlur={look}
            onSubmit={answer}
          >
            <FieldInput
              key={round}
              input={input}
              wide={input.kind === 'place' || input.kind === 'text'}
              value={typed ?? ''}
              errors={errors}
              onChange={setTyped}
            />
            <div
              className={cx('flex', input.kind === 'airport' ? 'sm:mt-[28px]' : 'sm:col-span-2')}
            >
              <Button type="submit" variant="tint">
                Done
              </Button>
            </div>
          </form>
        ) : null}
      </div>
      {ambiguity.words ? (
        <Quote
          words={ambiguity.words}
          className={cx('max-w-44 text-right max-md:hidden', !answered && 'text-warn-ink!')}
        />
      ) : null}
    </fieldset>
  );
}

/** An answer of the person's own, as the rows around it say theirs. */
function valueLabel({ kind }: RowInput, value: string): string {
  const moment = kind === 'moment' ? splitWallTime(value) : null;
  return moment ? wallTimeLabel(moment, true) : value;
}

interface ChoiceProps {
  choice: Ambiguity['choices'][number];
  chosen: boolean;
  onChoose: () => void;
}

/** "LGA" over "LaGuardia"; a choice without a code is its label alone. */
function Choice({ choice, chosen, onChoose }: ChoiceProps) {
  const isCode = /^[A-Z]{3}$/.test(choice.value);
  const label = isCode ? nameBeside(choice.value, choice.label) : choice.label;
  return (
    <button
      type="button"
      aria-pressed={chosen}
      onClick={onChoose}
      className={cx(
        'min-h-11 rounded-control border px-3.5 py-1 text-left transition-colors duration-120 active:translate-y-px',
        chosen
          ? 'border-brand bg-brand-tint shadow-[inset_0_0_0_1px_var(--brand)]'
          : 'border-line-strong bg-surface hover:bg-hover',
      )}
    >
      {isCode ? (
        <span className="block font-bold font-display text-15 text-ink leading-[1.125rem]">
          {choice.value}
        </span>
      ) : null}
      <span
        className={cx('block', isCode ? 'text-13 text-ink-2' : 'font-semibold text-14 text-ink')}
      >
        {label}
      </span>
    </button>
  );
}

/** The label without the code that already stands above it. */
function nameBeside(code: string, label: string): string {
  return (
    label.replace(new RegExp(`\\(?\\b${code}\\b\\)?`), '').replace(/^[\s,·-]+|[\s,·-]+$/g, '') ||
    label
  );
}
