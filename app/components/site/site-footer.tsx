import { Link } from '@remix-run/react';
import { cx } from 'class-variance-authority';
import { BRAND } from '~/brand';
import { SandboxLabel } from './sandbox-label';

/** `year` comes from the server's today, so that both sides render the same. */
export function SiteFooter({ year, className }: { year: number | string; className?: string }) {
  return (
    <footer
      className={cx(
        'flex flex-wrap items-center justify-between gap-x-6 gap-y-1 text-13 text-ink-3',
        className,
      )}
    >
      <p>
        © {year} {BRAND}. All rights reserved. <SandboxLabel className="ml-1" />
      </p>
      <nav aria-label="Legal" className="flex gap-4">
        <Link to="/privacy-policy" className={linkStyle}>
          Privacy
        </Link>
        <Link to="/terms-of-service" className={linkStyle}>
          Terms
        </Link>
      </nav>
    </footer>
  );
}

const linkStyle =
  'hit-area relative rounded-[4px] underline-offset-3 hover:text-ink hover:underline';
