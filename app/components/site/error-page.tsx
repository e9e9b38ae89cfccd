import { isRouteErrorResponse, useRouteError } from '@remix-run/react';
import { CloudOff, Compass } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, buttonStyle } from '~/components/ui/button';
import { Link } from '~/components/ui/link';
import { Logo } from './logo';

/** What stands in place of a page that failed. */
export function ErrorPage() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />;
  return (
    <Message
      icon={<CloudOff aria-hidden="true" />}
      title="This page did not load"
      text="Something went wrong on our side, or the connection was lost. Everything you saved is safe."
    >
      <Button onClick={() => window.location.reload()}>Try Again</Button>
    </Message>
  );
}

export function NotFoundPage() {
  return (
    <Message
      icon={<Compass aria-hidden="true" />}
      title="404 Page Not Found"
      text="Did you forget to add the page to the router?"
    >
      <Link to="/" className={buttonStyle()}>
        Back to Dashboard
      </Link>
      <Link to="/?view=calendar" className={buttonStyle({ variant: 'secondary' })}>
        Calendar
      </Link>
      <Link to="/?view=list" className={buttonStyle({ variant: 'secondary' })}>
        List
      </Link>
    </Message>
  );
}

interface MessageProps {
  icon: ReactNode;
  title: string;
  text: string;
  children: ReactNode;
}

function Message({ icon, title, text, children }: MessageProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="flex h-header shrink-0 items-center bg-bg px-4 md:border-line md:border-b md:bg-surface md:px-6">
        <Logo to="/" className="w-fit" />
      </header>
      <main className="mx-auto flex w-full max-w-[560px] flex-1 flex-col items-center justify-center gap-6 px-6 py-16 text-center">
        <span className="grid size-16 place-items-center rounded-full bg-brand-tint text-brand-ink [&_svg]:size-8">
          {icon}
        </span>
        <div>
          <h1 className="text-balance font-display text-display-32 text-ink">{title}</h1>
          <p className="mt-2 text-16 text-ink-2">{text}</p>
        </div>
        <div className="flex flex-wrap items-center justify-center gap-3">{children}</div>
      </main>
    </div>
  );
}
