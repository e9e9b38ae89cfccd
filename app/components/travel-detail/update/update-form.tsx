import { type FormEvent, useEffect, useRef } from 'react';
import { NO_TEXT, type PastedText } from '~/components/confirmation-texts/pasted-text';
import type { KeepText } from '~/components/confirmation-texts/use-keep-text';
import { ChangedElsewhere } from '~/components/forms/changed-elsewhere';
import type { PasteSource } from '~/components/smart-paste/source/use-paste-source';
import { Button } from '~/components/ui/button';
import { DialogBody, DialogFooter } from '~/components/ui/overlay/dialog';
import type { Gig } from '~/domain/gigs/gig';
import type { ReadText } from '~/domain/parse/unread/unread-part';
import type { TravelDetail } from '~/domain/travel/travel-detail';
import { DetailFields } from '../detail-fields';
import { besideForm } from '../form/beside-form';
import type { DetailForm } from '../form/detail-form';
import type { DetailFormState } from '../form/use-detail-form';
import type { DetailCreation } from '../use-create-detail';
import { DeletedNote } from './deleted-note';
import { fieldToFix } from './field-to-fix';
import { filledHints } from './filled-hints';
import { FilledNote } from './filled-note';
import { PasteNewer } from './paste-newer';
import type { DetailUpdating } from './use-update-detail';

/** How a text filled the form. */
export interface Filling {
  /** What stood in it before. */
  from: DetailForm;
  /** How many more bookings of this kind the text tells of. */
  others: number;
}

interface UpdateFormProps {
  detail: TravelDetail;
  gig: Pick<Gig, 'id' | 'airport'>;
  /** The field to begin with, by the API's name. */
  toFix?: string;
  state: DetailFormState;
  updating: DetailUpdating;
  creation: DetailCreation;
  source: PasteSource;
  keeping: KeepText;
  filled: Filling | null;
  onFound: (found: ReadText) => void;
  onUndoFill: () => void;
  onCancel: () => void;
  onClose: () => void;
}

/** Every field of a stored booking; only what was changed is saved. */
export function UpdateForm(props: UpdateFormProps) {
  const { detail, gig, toFix, state, source, keeping, filled, onFound, onUndoFill } = props;
  const { onCancel, onClose } = props;
  const { detailType: type } = detail;
  const { update, saving: updating, conflict, deleted } = props.updating;
  const { create, saving: creating } = props.creation;
  const element = useRef<HTMLFormElement>(null);
  const saving = updating || creating;
  useEffect(() => {
    const name = toFix && fieldToFix(type, toFix);
    if (name) element.current?.querySelector<HTMLElement>(`[name=${name}]`)?.focus();
  }, [type, toFix]);

  const newer: PastedText = filled
    ? { text: source.text, keptId: () => keeping.idOf(source.source) }
    : NO_TEXT;

  async function attempt(work: () => Promise<boolean>) {
    if (await work()) onClose();
    else state.toMistake(element.current);
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (saving || conflict || deleted || !state.check(event.currentTarget)) return;
    attempt(() => update(state.form, newer));
  }

  function choose(side: 'mine' | 'theirs') {
    if (!conflict || !element.current) return;
    const form = conflict.formWith(side);
    if (state.check(element.current, form)) attempt(() => conflict.resolve(form, newer));
  }

  async function addAgain(): Promise<boolean> {
    const text = filled ? newer : { ...NO_TEXT, text: detail.sourceText ?? '' };
    const { saved, errors } = await create(type, state.form, text, besideForm(detail, state.form));
    if (errors) state.setErrors(errors);
    return saved;
  }

  return (
    <form ref={element} noValidate onSubmit={submit} className="contents">
      <DialogBody>
        <fieldset disabled={saving} className="min-w-0">
          {filled ? (
            <FilledNote others={filled.others} onStartOver={onUndoFill} />
          ) : (
            <PasteNewer
              gigId={gig.id}
              type={type}
              source={source}
              keeping={keeping}
              onFound={onFound}
            />
          )}
          <DetailFields
            type={type}
            state={state}
            hints={filled ? filledHints(filled.from, state.form) : undefined}
            airport={gig.airport}
          />
        </fieldset>
        {conflict ? (
          <ChangedElsewhere conflict={conflict.fields} pending={updating} onChoose={choose} />
        ) : null}
        {deleted ? (
          <DeletedNote
            pending={creating}
            onAddAgain={() => {
              if (element.current && state.check(element.current)) attempt(addAgain);
            }}
          />
        ) : null}
      </DialogBody>
      <DialogFooter>
        <Button variant="secondary" onClick={onCancel} disabled={saving}>
          {deleted ? 'Close' : 'Cancel'}
        </Button>
        {/* It keeps its place while there is a choice to make, so that no click hits Cancel. */}
        <Button
          type="submit"
          disabled={conflict !== null || deleted}
          pending={updating}
          pendingLabel="Updating..."
        >
          Update
        </Button>
      </DialogFooter>
    </form>
  );
}
