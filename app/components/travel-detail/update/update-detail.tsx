import { useLayoutEffect, useState } from 'react';
import { useKeepText } from '~/components/confirmation-texts/use-keep-text';
import { usePasteSource } from '~/components/smart-paste/source/use-paste-source';
import type { Gig } from '~/domain/gigs/gig';
import type { ParsedDetail } from '~/domain/parse/parsed-detail';
import type { ReadText } from '~/domain/parse/unread/unread-part';
import type { TravelDetail } from '~/domain/travel/travel-detail';
import { type BookingFrame, useBookingGuard } from '../booking-dialog';
import { useKeptDraft } from '../form/detail-draft';
import { formOf } from '../form/detail-form';
import { fillForm } from '../form/fill-form';
import { useDetailForm } from '../form/use-detail-form';
import { useCreateDetail } from '../use-create-detail';
import { FoundUpdate } from './found-update';
import { type Filling, UpdateForm } from './update-form';
import { useUpdateDetail } from './use-update-detail';

export type UpdateGig = Pick<Gig, 'id' | 'date' | 'endDate' | 'airport' | 'timeZone'>;

interface UpdateDetailProps extends BookingFrame {
  detail: TravelDetail;
  gig: UpdateGig;
  toFix?: string;
}

/** The form of a stored booking; a newer text fills it, once what it says has been looked over. */
export function UpdateDetail(props: UpdateDetailProps) {
  const { detail, gig, toFix, onGuard, onWide, onCancel, onClose } = props;
  const draft = useKeptDraft(detail.id);
  const state = useDetailForm(detail.detailType, () => formOf(detail), {
    isStored: true,
    subject: detail.id,
    draft,
  });
  const updating = useUpdateDetail(detail, state);
  const creation = useCreateDetail(gig.id);
  const source = usePasteSource();
  const keeping = useKeepText(gig.id);
  const [found, setFound] = useState<ReadText | null>(null);
  const [filled, setFilled] = useState<Filling | null>(null);

  useBookingGuard(updating.saving || creation.saving, state.touched || !source.isEmpty, onGuard);
  const wide = found !== null;
  useLayoutEffect(() => {
    onWide(wide);
    return () => onWide(false);
  }, [wide, onWide]);

  function accept(chosen: ParsedDetail) {
    setFilled({ from: state.form, others: (found?.details.length ?? 1) - 1 });
    state.fill(fillForm(state.form, chosen));
    setFound(null);
  }

  if (found) {
    return (
      <FoundUpdate
        detail={detail}
        gig={gig}
        found={found}
        isKept={keeping.isKept(source.source)}
        onAccept={accept}
        onRetry={() => setFound(null)}
        onStartOver={() => {
          setFound(null);
          source.clear();
        }}
      />
    );
  }
  return (
    <UpdateForm
      detail={detail}
      gig={gig}
      toFix={toFix}
      state={state}
      updating={updating}
      creation={creation}
      source={source}
      keeping={keeping}
      filled={filled}
      onFound={setFound}
      onUndoFill={() => {
        if (filled) state.fill(filled.from);
        setFilled(null);
        source.clear();
      }}
      onCancel={onCancel}
      onClose={onClose}
    />
  );
}
