import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from '~/components/ui/link';
import { Logo } from './logo';
import { SiteFooter } from './site-footer';

interface LegalPageProps {
  title: string;
  year: string;
  children: ReactNode;
}

/** A page of prose that anybody may read. Headings are `h2`, text is in paragraphs and lists. */
export function LegalPage({ title, year, children }: LegalPageProps) {
  return (
    <div className="mx-auto flex min-h-dvh w-full max-w-[72ch] flex-col px-5 py-7 md:py-10">
      <header className="flex items-center justify-between gap-4">
        <Logo to="/" />
        <Link to="/" className="text-link inline-flex items-center gap-2 text-14">
          <ArrowLeft aria-hidden="true" className="size-4" />
          Back
        </Link>
      </header>
      <main className="flex-1 py-10 text-16 text-ink-2 [&_h2]:mt-8 [&_h2]:font-display [&_h2]:text-display-18 [&_li]:mt-1 [&_p]:mt-2 [&_ul]:mt-2 [&_ul]:list-disc [&_ul]:pl-5">
        <h1 className="font-display text-display-32">{title}</h1>
        <p className="text-14 text-ink-3">Last updated April 20, 2025</p>
        {children}
      </main>
      <SiteFooter year={year} />
    </div>
  );
}
