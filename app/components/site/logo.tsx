import { cx } from 'class-variance-authority';
import { BRAND } from '~/brand';
import { PICK_HEIGHT, PICK_PATH, PICK_WIDTH, TICKET_PATH } from '~/components/pick-path';
import { Link } from '~/components/ui/link';

/** The pick with its ticket, cut out so that the page shows through. */
function LogoMark({ className }: { className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${PICK_WIDTH} ${PICK_HEIGHT}`}
      className={cx('h-[30px] w-auto shrink-0 fill-brand', className)}
    >
      <path fillRule="evenodd" d={PICK_PATH + TICKET_PATH} />
    </svg>
  );
}

interface LogoProps {
  /** Given, the logo is a link. */
  to?: string;
  className?: string;
}

export function Logo({ to, className }: LogoProps) {
  const style = cx('inline-flex items-center gap-2.5', className);
  const content = (
    <>
      <LogoMark />
      <span className="font-bold font-display text-[1.4375rem] text-ink leading-7 tracking-[-0.022em]">
        {BRAND}
      </span>
    </>
  );
  if (!to) return <span className={style}>{content}</span>;
  return (
    <Link to={to} className={cx(style, 'hit-area relative rounded-[8px]')}>
      {content}
    </Link>
  );
}
