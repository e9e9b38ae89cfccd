import { cx } from 'class-variance-authority';
import { GigIcon } from '~/components/gig-icons';
import { signWords } from '~/domain/fit/views/fit-sign';
import { useFitView } from './fit-view';

/** That the travel of a gig has a problem or a warning. Nothing is said of any other gig. */
export function FitSign({ gigId, className }: { gigId: string; className?: string }) {
  const sign = useFitView(({ signs }) => signs.get(gigId));
  return sign ? (
    <span
      className={cx(
        'flex items-center gap-1 font-semibold capitalize',
        sign.severity === 'problem' ? 'text-bad-ink' : 'text-warn-ink',
        className,
      )}
    >
      <GigIcon name={sign.severity} className="size-3.5 shrink-0" />
      <span aria-hidden="true">{sign.severity}</span>
      <span className="sr-only">{signWords(sign)}</span>
    </span>
  ) : null;
}
