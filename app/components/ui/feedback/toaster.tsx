import { type ComponentType, useEffect, useState } from 'react';
import { dismissToast, type ShownToast, useCurrentToast } from './toast';

/** Nothing can be said in the first moment of a page, so the script for it waits. */
const HEAD_START_MS = 1_500;
const RETRY_MS = 2_000;

/** Once, at the end of the page. Messages come from `toast()`. */
export function Toaster() {
  const message = useCurrentToast();
  const wanted = message !== null;
  const [View, setView] = useState<ComponentType | null>(null);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    if (View) return;
    let timer: ReturnType<typeof setTimeout>;
    // A lost connection is one of the things it has to tell: it comes as soon as it can.
    const load = () =>
      import('./toast-view').then(
        (loaded) => setView(() => loaded.default),
        () => {
          setFailed(true);
          timer = setTimeout(load, RETRY_MS);
        },
      );
    timer = setTimeout(load, wanted ? 0 : HEAD_START_MS);
    return () => clearTimeout(timer);
  }, [View, wanted]);

  if (View) return <View />;
  return failed && message ? <PlainToast message={message} /> : null;
}

/** The message while the network is gone and its own script has not come; it stays until that has. */
function PlainToast({ message }: { message: ShownToast }) {
  return (
    <div role="alert" className={plainStyle}>
      <div className="min-w-0 flex-1 [overflow-wrap:anywhere]">
        <p className="font-semibold text-ink">{message.title}</p>
        {message.description}
      </div>
      {message.action ? (
        <button
          type="button"
          onClick={() => {
            message.action?.onAction();
            dismissToast(message.key);
          }}
          className={plainButtonStyle}
        >
          {message.action.label}
        </button>
      ) : null}
      <button type="button" onClick={() => dismissToast(message.key)} className={plainButtonStyle}>
        Dismiss
      </button>
    </div>
  );
}

const plainButtonStyle = 'h-control shrink-0 font-semibold text-brand-ink';

const plainStyle =
  'fixed right-4 bottom-[calc(var(--bottom-bar)+12px)] z-60 flex w-[min(460px,calc(100vw-32px))] items-center gap-3.5 rounded-stub border border-line bg-raised px-4 py-3 text-15 text-ink-2 shadow-float md:right-6 md:bottom-6';
