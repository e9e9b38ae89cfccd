import { useRouteLoaderData } from '@remix-run/react';
import { cx } from 'class-variance-authority';

/** Says, in development, that what the vendors would tell is made up. Otherwise nothing. */
export function SandboxLabel({ className }: { className?: string }) {
  const root = useRouteLoaderData<{ sandbox: boolean }>('root');
  if (!root?.sandbox) return null;
  return (
    <span
      title="Places, weather, routes, pictures or Google Calendar are made up."
      className={cx(
        'inline-block whitespace-nowrap rounded-[10px] border border-line px-2 text-13 leading-tight',
        className,
      )}
    >
      Sandbox data
    </span>
  );
}
