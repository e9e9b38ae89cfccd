import { ClipboardPaste } from 'lucide-react';
import { type FormEvent, useRef } from 'react';
import type { PastedText } from '~/components/confirmation-texts/pasted-text';
import { SourceText } from '~/components/smart-paste/source/source-text';
import { Button } from '~/components/ui/button';
import { DialogBody, DialogFooter } from '~/components/ui/overlay/dialog';
import type { Gig } from '~/domain/gigs/gig';
import type { DetailType } from '~/domain/travel/travel-detail';
import { DetailFields } from './detail-fields';
import { DETAIL_NAMES, formOfType } from './detail-items';
import type { DetailFormState } from './form/use-detail-form';
import type { DetailCreation } from './use-create-detail';

interface ByHandStepProps {
  gig: Pick<Gig, 'airport'>;
  type: DetailType;
  state: DetailFormState;
  creation: DetailCreation;
  /** What was pasted before: it stands beside the form and is kept with what is saved. */
  pasted: PastedText;
  /** Whether it stays with the gig by now. */
  isKept: boolean;
  /** Leads to the box for a text. */
  onPaste: () => void;
  onCancel: () => void;
  onSaved: () => void;
}

/** A booking without a text, or with one that could not be read: everything by hand. */
export function ByHandStep(props: ByHandStepProps) {
  const { gig, type, state, creation, pasted, isKept, onPaste, onCancel, onSaved } = props;
  const { create, saving } = creation;
  const element = useRef<HTMLFormElement>(null);
  const beside = pasted.text.trim() !== '';

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (saving || !state.check(event.currentTarget)) return;
    const { saved, errors } = await create(type, formOfType(state.form, type), pasted);
    if (saved) return onSaved();
    if (errors) state.setErrors(errors);
    state.toMistake(element.current);
  }

  const fields = (
    <fieldset disabled={saving} className="min-w-0">
      <DetailFields type={type} state={state} airport={gig.airport} />
    </fieldset>
  );
  return (
    <form ref={element} noValidate onSubmit={submit} className="contents">
      {beside ? (
        <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain md:grid md:h-[min(640px,calc(100dvh-250px))] md:flex-none md:grid-cols-2 md:overflow-hidden">
          <SourceText
            pieces={[{ start: 0, text: pasted.text, number: null, ambiguous: false }]}
            kind={isKept ? 'this gig' : DETAIL_NAMES[type].one}
          />
          <div className="px-5 py-5 md:overflow-y-auto md:overscroll-contain md:px-7">{fields}</div>
        </div>
      ) : (
        <DialogBody>{fields}</DialogBody>
      )}
      <DialogFooter
        back={
          <Button
            variant="ghost"
            onClick={onPaste}
            disabled={saving}
            aria-label="Paste booking instead"
          >
            <ClipboardPaste aria-hidden="true" />
            <span className="max-sm:sr-only">Paste booking</span>
          </Button>
        }
      >
        <Button variant="secondary" onClick={onCancel} disabled={saving}>
          Cancel
        </Button>
        <Button type="submit" pending={saving} pendingLabel="Saving...">
          Save
        </Button>
      </DialogFooter>
    </form>
  );
}
