import { cx } from 'class-variance-authority';
import { type FormEvent, useState } from 'react';
import { INLINE_EDITOR } from '~/components/forms/keep-escape';
import { Button } from '~/components/ui/button';
import { TextField } from '~/components/ui/form/field';
import { INCOMPLETE_INPUT, incompleteInputs } from '~/components/ui/form/incomplete-input';
import type { Ambiguity } from '~/domain/parse/parsed-detail';
import { wallTimeLabel } from '~/domain/time/day-label';
import { splitWallTime } from '~/domain/time/wall-time';
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
  const [other, setOther] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const offered = ambiguity.choices.some((choice) => choice.value === value);
  const answered = value !== null;

  function answer(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const text = other ?? '';
    const incomplete = incompleteInputs(event.currentTarget).length > 0;
    const wrong = input.kind === 'moment' && text !== '' && !splitWallTime(text);
    setError(incomplete ? INCOMPLETE_INPUT : wrong ? 'Enter a valid date' : null);
    if (incomplete || wrong) return event.currentTarget.querySelector('input')?.focus();
    // Nothing typed instead of an answer that was offered: that one stands.
    if (text.trim() !== '' || !offered) onAnswer(text);
    setOther(null);
  }

  function leave() {
    setOther(null);
    setError(null);
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
        <p className={cx('text-label', answered ? 'text-ink-3' : 'text-warn-ink')}>{input.label}</p>
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
          {other === null ? (
            <Button
              variant="ghost"
              size="sm"
              onClick={() => setOther(offered ? '' : (value ?? ''))}
            >
              {answered && !offered
                ? valueLabel(input, value)
                : ambiguity.choices.length > 0
                  ? 'Something else'
                  : 'Enter it'}
            </Button>
          ) : null}
        </div>
        {other === null ? null : (
          <form
            {...INLINE_EDITOR}
            noValidate
            className="mt-2 flex items-start gap-2"
            onKeyDown={(event) => event.key === 'Escape' && leave()}
            onSubmit={answer}
          >
            <TextField
              label={input.label}
              autoFocus
              value={other}
              type={input.kind === 'moment' ? 'datetime-local' : 'text'}
              autoComplete="off"
              errors={error ? [error] : null}
              className="flex-1"
              onChange={(event) => setOther(event.target.value)}
            />
            {/* Beside the field, under its label. */}
            <Button type="submit" variant="tint" className="mt-[28px]">
              Done
            </Button>
          </form>
        )}
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
  return (kind === 'moment' && wallTimeLabel(value, true)) || value;
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
