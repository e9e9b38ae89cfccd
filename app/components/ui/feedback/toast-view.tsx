import { cx } from 'class-variance-authority';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { Toast } from 'radix-ui';
import type { MouseEvent } from 'react';
import { IconButton } from '../icon-button';
import { dismissToast, useCurrentToast } from './toast';

/** What `Toaster` loads once the page has come to rest. */
export default function ToastView() {
  const message = useCurrentToast();
  return (
    <Toast.Provider duration={5000} swipeDirection="right" swipeThreshold={50}>
      {message ? (
        <Toast.Root
          key={message.key}
          defaultOpen
          type={message.tone === 'error' ? 'foreground' : 'background'}
          onOpenChange={(open) => {
            // Later, so that it can leave before it is forgotten.
            if (!open) setTimeout(dismissToast, 200, message.key);
          }}
          className={rootStyle}
        >
          {message.tone === 'error' ? (
            <CircleAlert aria-hidden="true" className="size-5 shrink-0 text-bad" />
          ) : (
            <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-ok" />
          )}
          <div className="min-w-0 flex-1 [overflow-wrap:anywhere]">
            <Toast.Title className="font-semibold text-15 text-ink">{message.title}</Toast.Title>
            {message.description ? (
              <Toast.Description className="line-clamp-3 text-14 text-ink-2">
                {message.description}
              </Toast.Description>
            ) : null}
          </div>
          {message.action ? (
            <Toast.Action asChild altText={message.action.label}>
              <button
                type="button"
                onMouseDown={keepFocus}
                onClick={message.action.onAction}
                className="hit-area relative h-control rounded-control px-2.5 font-semibold text-15 text-brand-ink hover:bg-brand-tint"
              >
                {message.action.label}
              </button>
            </Toast.Action>
          ) : null}
          <Toast.Close asChild>
            <IconButton label="Dismiss" onMouseDown={keepFocus} className="-mr-2">
              <X aria-hidden="true" />
            </IconButton>
          </Toast.Close>
        </Toast.Root>
      ) : null}
      {/* With aria-live an open dialog does not hide it: what is said has to be heard, and clicked, there. */}
      <Toast.Viewport hotkey={['F8']} aria-live="off" className={viewportStyle} />
    </Toast.Provider>
  );
}

/** Who clicks here while typing goes on typing: the message stays put, and so does the keyboard. */
function keepFocus(event: MouseEvent) {
  event.preventDefault();
}

/**
 * Where nothing has to be clicked, or read while one types. A dialog has its buttons in its foot, so
 * the message keeps above that on a phone, and clear of the dialog's Close on a desktop.
 */
const viewportStyle = cx(
  'fixed right-4 bottom-[calc(var(--bottom-bar)+12px)] z-60 w-[min(460px,calc(100vw-32px))] outline-none md:right-6 md:bottom-6',
  'in-[:has([data-select-bar])]:max-md:bottom-[calc(var(--bottom-bar)+72px)]',
  'in-[:has([data-modal][data-state=open])]:max-md:bottom-[calc(86px+env(safe-area-inset-bottom,0px))]',
  'in-[:has([data-modal][data-state=open])]:md:inset-x-0 in-[:has([data-modal][data-state=open])]:md:top-3 in-[:has([data-modal][data-state=open])]:md:bottom-auto',
  'in-[:has([data-modal][data-state=open])]:md:mx-auto in-[:has([data-modal][data-state=open])]:md:w-[420px]',
  'typing:top-3 typing:bottom-auto',
);

const rootStyle = cx(
  'pointer-events-auto flex items-center gap-3.5 rounded-stub border border-line bg-raised py-3 pr-4 pl-4 shadow-float',
  'data-[state=open]:animate-toast-in data-[state=closed]:animate-toast-out data-[swipe=end]:animate-toast-swipe',
  'data-[swipe=move]:translate-x-[var(--radix-toast-swipe-move-x)]',
  'data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform',
);
