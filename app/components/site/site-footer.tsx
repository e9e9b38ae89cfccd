import { cx } from 'class-variance-authority';
import { BRAND } from '~/brand';
import { Link } from '~/components/ui/link';
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
        {copyrightLine(year)} <SandboxLabel className="ml-1" />
      </p>
      <nav aria-label="Legal" className="flex gap-4">
        {LEGAL_PAGES.map(({ to, label }) => (
          <Link key={to} to={to} className={linkStyle}>
            {label}
          </Link>
        ))}
      </nav>
    </footer>
  );
}

const linkStyle =
  'hit-area relative rounded-[4px] underline-offset-3 hover:text-ink hover:underline';

export const LEGAL_PAGES = [
  { to: '/privacy-policy', label: 'Privacy' },
  { to: '/terms-of-service', label: 'Terms' },
];

export function copyrightLine(year: number | string = ''): string {
  return `© ${year} ${BRAND}. All rights reserved.`;
}
