import { useLayoutEffect, useState } from 'react';
import {
  BookingDialog,
  type BookingFrame,
  bookingContext,
  useBookingGuard,
} from '~/components/travel-detail/booking-dialog';
import { ByHandStep } from '~/components/travel-detail/by-hand-step';
import { DetailStamp } from '~/components/travel-detail/detail-stamp';
import { useKeptDraft } from '~/components/travel-detail/form/detail-draft';
import { newDetailForm } from '~/components/travel-detail/form/new-detail-form';
import { useDetailForm } from '~/components/travel-detail/form/use-detail-form';
import { useCreateDetail } from '~/components/travel-detail/use-create-detail';
import { DialogHeader } from '~/components/ui/overlay/dialog';
import type { Gig } from '~/domain/gigs/gig';
import { PASTE_EXAMPLES, RIDE_EXAMPLES } from '~/domain/parse/examples';
import type { ParsedText } from '~/domain/parse/parsed-detail';
import type { DetailType, TravelDetail } from '~/domain/travel/travel-detail';
import type { BookedDays } from '~/domain/travel/trip/booked-days';
import { ReviewStep } from './review-step';
import { PASTE_TITLES, type PasteKind } from './source/paste-kind';
import { PasteStep } from './source/paste-step';
import { usePasteSource } from './source/use-paste-source';
import { useSaveParsed } from './use-save-parsed';
import { useSmartParse } from './use-smart-parse';

type PasteGig = Pick<
  Gig,
  'id' | 'title' | 'location' | 'date' | 'endDate' | 'airport' | 'timeZone'
>;

interface NewDetail {
  gig: PasteGig;
  /** What is expected; "auto" takes whatever is found. */
  kind: PasteKind;
  /** Whether it begins with the empty form. */
  byHand?: boolean;
  /** Whether there is one of the kind already, so that this may be the way back. */
  further?: boolean;
  /** What the gig has by now. */
  bookings: readonly TravelDetail[];
  /** The days that are booked by now. */
  booked?: BookedDays;
}

interface SmartPasteDialogProps extends NewDetail {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** A booking becomes travel details: pasted and looked over, or entered by hand. */
export function SmartPasteDialog({ open, onOpenChange, ...detail }: SmartPasteDialogProps) {
  return (
    <BookingDialog {...{ open, onOpenChange }} question="Discard this booking?">
      {(frame) => <SmartPaste {...detail} {...frame} />}
    </BookingDialog>
  );
}

function SmartPaste(props: NewDetail & BookingFrame) {
  const {
    gig,
    kind: asked,
    byHand = false,
    further,
    bookings,
    booked,
    onGuard,
    onWide,
    onCancel,
    onClose,
  } = props;
  const source = usePasteSource();
  const { parse, parsing, failure } = useSmartParse(gig.id);
  const [found, setFound] = useState<ParsedText | null>(null);
  const parsedSaving = useSaveParsed(gig.id);
  const [returning, setReturning] = useState(false);
  const [wanted, setWanted] = useState<PasteKind>(asked);
  const [typing, setTyping] = useState(byHand);
  const type: DetailType = wanted === 'auto' ? 'flight' : wanted;
  const subject = `${gig.id} ${type}`;
  const draft = useKeptDraft(subject, byHand);
  const hand = useDetailForm(type, () => newDetailForm(type, gig, further, booked), {
    subject,
    draft,
  });
  const creation = useCreateDetail(gig.id);
  const pastedText = source.file ? '' : source.text;
  const wide = !typing || pastedText.trim() !== '';

  function backToText() {
    setFound(null);
    setTyping(false);
    setReturning(true);
  }

  useBookingGuard(parsedSaving.saving || creation.saving, !source.isEmpty || hand.touched, onGuard);
  // Before it is painted, so that it does not open in the wrong width.
  useLayoutEffect(() => onWide(wide), [wide, onWide]);

  const shown = typing ? type : found ? kindOf(found) : wanted;
  return (
    <>
      <DialogHeader
        title={PASTE_TITLES[shown]}
        description={bookingContext(gig)}
        icon={<DetailStamp type={shown === 'auto' ? 'flight' : shown} />}
      />
      {typing ? (
        <ByHandStep
          gig={gig}
          type={type}
          state={hand}
          creation={creation}
          pastedText={pastedText}
          onPaste={backToText}
          onCancel={onCancel}
          onSaved={onClose}
        />
      ) : found ? (
        <ReviewStep
          gig={gig}
          found={found}
          bookings={bookings}
          pastedText={source.file ? found.text : source.text}
          parsedSaving={parsedSaving}
          onSaved={onClose}
          onRetry={backToText}
          onStartOver={() => {
            backToText();
            source.clear();
            setWanted(asked);
          }}
        />
      ) : (
        <PasteStep
          gigDay={gig.date}
          examples={asked === 'other' ? RIDE_EXAMPLES : PASTE_EXAMPLES}
          source={source}
          parsing={parsing}
          failure={failure}
          returning={returning}
          onExample={setWanted}
          onParse={async () => setFound(await parse(source.source, wanted))}
          onByHand={() => {
            // The days that suit a flight do not suit a stay.
            if (!hand.touched) hand.restart(newDetailForm(type, gig, further, booked));
            setTyping(true);
          }}
          onCancel={onCancel}
        />
      )}
    </>
  );
}

function kindOf({ details }: ParsedText): PasteKind {
  const [first, ...others] = new Set(details.map((detail) => detail.type));
  return first && others.length === 0 ? first : 'auto';
}
