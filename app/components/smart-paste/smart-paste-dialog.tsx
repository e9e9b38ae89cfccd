import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useKeepText } from '~/components/confirmation-texts/use-keep-text';
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
import type { WholeConfirmationText } from '~/domain/confirmation-texts/confirmation-text';
import type { Gig } from '~/domain/gigs/gig';
import { PASTE_EXAMPLES, RIDE_EXAMPLES } from '~/domain/parse/examples';
import type { ReadText } from '~/domain/parse/unread/unread-part';
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
  /** A text that stays with the gig, to be read again. */
  keptText?: WholeConfirmationText | null;
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
    keptText,
    further,
    bookings,
    booked,
    onGuard,
    onWide,
    onCancel,
    onClose,
  } = props;
  const source = usePasteSource(keptText ? sourceOf(keptText) : undefined);
  const keeping = useKeepText(gig.id, keptText ?? undefined);
  const { parse, parsing, failure } = useSmartParse(gig.id);
  const [found, setFound] = useState<ReadText | null>(null);
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
  const readable = failure?.source === source.source ? failure.text : '';
  const pastedText = source.file ? readable : source.text;
  const isKept = keeping.isKept(source.source);
  const wide = !typing || pastedText.trim() !== '';

  async function keepText(): Promise<string | null> {
    if (isExample(source.source, gig.date)) return null;
    return keeping.keep(source.source, source.file?.name);
  }

  async function read(kind: PasteKind) {
    keepText();
    setFound(await parse(source.source, kind));
  }

  const opened = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it opens
  useEffect(() => {
    if (keptText && !opened.current) read('auto');
    opened.current = true;
  }, []);

  function backToText() {
    setFound(null);
    setTyping(false);
    setReturning(true);
  }

  const touched = hand.touched || (!source.isEmpty && (!isKept || found !== null));
  useBookingGuard(parsedSaving.saving || creation.saving, touched, onGuard, isKept);
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
          pasted={{
            text: pastedText,
            keptId: keepText,
          }}
          isKept={isKept}
          onPaste={backToText}
          onCancel={onCancel}
          onSaved={onClose}
        />
      ) : found ? (
        <ReviewStep
          gig={gig}
          found={found}
          bookings={bookings}
          pasted={{
            text: source.file ? found.text : source.text,
            keptId: () => keeping.idOf(source.source),
          }}
          isKept={isKept}
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
          onParse={() => read(wanted)}
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

/** What came as a file, or as a table whose cells plain text would lose, is no text for the box. */
function sourceOf({ title, fileName, text }: WholeConfirmationText) {
  return fileName !== null || /<t[dh][\s>]/i.test(text) ? { name: fileName ?? title, text } : text;
}

/** An example is nobody's confirmation. */
function isExample(text: string, gigDay: string): boolean {
  return [...PASTE_EXAMPLES, ...RIDE_EXAMPLES].some((example) => example.text(gigDay) === text);
}

function kindOf({ details }: ReadText): PasteKind {
  const [first, ...others] = new Set(details.map((detail) => detail.type));
  return first && others.length === 0 ? first : 'auto';
}
