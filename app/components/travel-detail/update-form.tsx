import { type FormEvent, useEffect, useRef } from 'react';
import { ChangedElsewhere } from '~/components/gig/changed-elsewhere';
import type { PasteSource } from '~/components/smart-paste/use-paste-source';
import { Button } from '~/components/ui/button';
import { DialogBody, DialogFooter } from '~/components/ui/dialog';
import type { Gig } from '~/domain/gigs/gig';
import type { ParsedText } from '~/domain/parse/parsed-detail';
import type { DetailForm } from '~/domain/travel/detail-form';
import { cutSource } from '~/domain/travel/parsed-to-input';
import type { TravelDetail } from '~/domain/travel/travel-detail';
import { DetailFields } from './detail-fields';
import { filledHints } from './filled-hints';
import { FilledNote } from './filled-note';
import { GoneNote } from './gone-note';
import { PasteNewer } from './paste-newer';
import { useCreateDetail } from './use-create-detail';
import { type DetailFormState, focusMistake } from './use-detail-form';
import { useUpdateDetail } from './use-update-detail';

interface UpdateFormProps {
  detail: TravelDetail;
  gig: Pick<Gig, 'id' | 'airport'>;
  state: DetailFormState;
  source: PasteSource;
  /** What stood in the form before a text filled it. */
  filledFrom: DetailForm | null;
  onFound: (found: ParsedText) => void;
  onUndoFill: () => void;
  onSavingChange: (saving: boolean) => void;
  onCancel: () => void;
  onClose: () => void;
}

/** Every field of a stored booking; only what was changed is saved. */
export function UpdateForm(props: UpdateFormProps) {
  const { detail, gig, state, source, filledFrom, onFound, onUndoFill } = props;
  const { onSavingChange, onCancel, onClose } = props;
  const { detailType: type } = detail;
  const { update, saving: updating, conflict, gone } = useUpdateDetail(detail, state);
  const { create, saving: creating } = useCreateDetail(gig.id);
  const element = useRef<HTMLFormElement>(null);
  const saving = updating || creating;

  useEffect(() => onSavingChange(saving), [saving, onSavingChange]);

  const sourceText = filledFrom ? cutSource(source.text) : null;

  async function attempt(work: () => Promise<boolean>) {
    if (await work()) onClose();
    else focusMistake(element.current);
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (saving || conflict || gone || !state.check(event.currentTarget)) return;
    attempt(() => update(state.form, sourceText));
  }

  async function addAgain(): Promise<boolean> {
    const { saved, errors } = await create(type, state.form, sourceText ?? detail.sourceText);
    if (errors) state.setErrors(errors);
    return saved;
  }

  return (
    <form ref={element} noValidate onSubmit={submit} className="contents">
      <DialogBody>
        {filledFrom ? (
          <FilledNote onStartOver={onUndoFill} />
        ) : type === 'other' ? null : (
          <PasteNewer gigId={gig.id} type={type} source={source} onFound={onFound} />
        )}
        <DetailFields
          type={type}
          state={state}
          hints={filledFrom ? filledHints(filledFrom, state.form) : undefined}
          airport={gig.airport}
        />
        {conflict ? (
          <ChangedElsewhere
            conflict={conflict.fields}
            pending={updating}
            onChoose={(side) => attempt(() => conflict.resolve(side))}
          />
        ) : null}
        {gone ? (
          <GoneNote
            pending={creating}
            onAddAgain={() => {
              if (element.current && state.check(element.current)) attempt(addAgain);
            }}
          />
        ) : null}
      </DialogBody>
      <DialogFooter>
        <Button variant="secondary" onClick={onCancel} disabled={saving}>
          {gone ? 'Close' : 'Cancel'}
        </Button>
        {/* It keeps its place while there is a choice to make, so that no press hits Cancel. */}
        <Button
          type="submit"
          disabled={conflict !== null || gone}
          pending={updating}
          pendingLabel="Updating..."
        >
          Update
        </Button>
      </DialogFooter>
    </form>
  );
}
