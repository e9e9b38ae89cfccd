import { useState } from 'react';
import { useFitView } from '~/components/fit/fit-view';
import { GigIcon } from '~/components/gig-icons';
import { LazyPart } from '~/components/ui/lazy-part';
import type { NeedsProps } from './needs-props';

const loadDialog = () => import('./needs-dialog');

/** Over a map without a list beside it, while something needs the person. */
export function NeedsPill(props: NeedsProps) {
  const sign = useFitView(({ needs }) => needs);
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      {sign ? (
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
          className="inline-flex h-12 items-center gap-2 rounded-stub border border-line bg-surface px-3.5 font-semibold text-14 text-ink shadow-low active:bg-sunken"
        >
          <GigIcon
            name={sign.severity}
            className={`size-[18px] ${sign.severity === 'problem' ? 'text-bad-ink' : 'text-warn-ink'}`}
          />
          {sign.count} {sign.count === 1 ? 'needs' : 'need'} you
        </button>
      ) : null}
      {open ? (
        <LazyPart load={loadDialog} onGiveUp={close} props={{ ...props, onClose: close }} />
      ) : null}
    </>
  );
}
