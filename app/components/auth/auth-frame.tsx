import type { ReactNode } from 'react';
import { MarketingPanel, ShortPanel } from '~/components/auth/marketing-panel';
import { Logo } from '~/components/site/logo';
import { SiteFooter } from '~/components/site/site-footer';

interface AuthFrameProps {
  title: string;
  text: ReactNode;
  /** From the server's today, so that both sides render the same. */
  year: string;
  children: ReactNode;
}

/** A page for who is not signed in: what is to be done, beside what the product is for. */
export function AuthFrame({ title, text, year, children }: AuthFrameProps) {
  return (
    <div className="grid min-h-dvh lg:grid-cols-[minmax(440px,41fr)_59fr]">
      <div className="flex flex-col px-6 py-8 sm:px-12 md:px-16 lg:px-[60px] lg:py-9">
        <header>
          <Logo to="/auth" className="w-fit" />
        </header>
        {/* The form hangs from the top: the longer tab moves nothing of what both share. */}
        <main className="mx-auto w-full max-w-[440px] flex-1 pt-[max(2.5rem,7svh)] pb-10 md:pt-[max(2.5rem,15svh)] lg:mx-0">
          <h1 className="font-display text-display-32 text-ink">{title}</h1>
          <p className="mt-1 text-pretty text-15 text-ink-2">{text}</p>
          {children}
        </main>
        <ShortPanel />
        <SiteFooter year={year} />
      </div>
      <MarketingPanel />
    </div>
  );
}
