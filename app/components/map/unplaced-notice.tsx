import { cx } from 'class-variance-authority';
import { MapPinOff } from 'lucide-react';
import type { Gig } from '~/domain/gigs/gig';
import { unplacedLabel } from '~/domain/gigs/views/marker-look';

interface UnplacedNoticeProps {
  /** Those the map cannot show; with none there is no notice. */
  gigs: readonly Gig[];
  onOpen: () => void;
  className?: string;
}

/** No gig is missing from the map without a word; a click names them. */
export function UnplacedNotice({ gigs, onOpen, className }: UnplacedNoticeProps) {
  if (gigs.length === 0) return null;
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onOpen}
      className={cx(
        'inline-flex items-center gap-2 rounded-stub border border-line bg-surface px-3.5 font-semibold text-14 text-ink shadow-low transition-colors duration-120 hover:bg-hover active:bg-sunken',
        className,
      )}
    >
      <MapPinOff aria-hidden="true" className="size-[18px] shrink-0 text-ink-2" />
      {unplacedLabel(gigs)}
    </button>
  );
}
