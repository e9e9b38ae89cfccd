import { cva, cx, type VariantProps } from 'class-variance-authority';
import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ComponentPropsWithoutRef, HTMLAttributes, ReactNode } from 'react';
import { IconButton } from '../icon-button';
import { useCloseOnBack } from './close-on-back';
import { useReturnFocus } from './use-return-focus';

interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Whether an entry of the history stands for it: Back leaves that. */
  inHistory?: boolean;
  children: ReactNode;
}

export function Dialog({ open, onOpenChange, inHistory = false, children }: DialogProps) {
  useCloseOnBack(open && !inHistory, () => onOpenChange(false));
  return <Radix.Root {...{ open, onOpenChange, children }} />;
}

export const DialogClose = Radix.Close;

const panel = cva(
  [
    'fixed z-50 flex flex-col overflow-clip border-line bg-surface text-ink-2 shadow-dialog focus:outline-none',
    'max-md:inset-x-0 max-md:top-3 max-md:bottom-0 max-md:rounded-t-sheet max-md:border-t',
    'max-md:data-[state=closed]:animate-sheet-out max-md:data-[state=open]:animate-sheet-in',
    'md:inset-0 md:m-auto md:h-fit md:max-h-[calc(100dvh-64px)] md:w-[calc(100%-64px)] md:rounded-dialog md:border',
    'md:data-[state=closed]:animate-dialog-out md:data-[state=open]:animate-dialog-in',
  ],
  {
    variants: {
      size: {
        sm: 'md:max-w-[440px]',
        md: 'md:max-w-[560px]',
        lg: 'md:max-w-[760px]',
        xl: 'md:max-w-[1056px]',
      },
    },
    defaultVariants: { size: 'md' },
  },
);

interface DialogContentProps
  extends ComponentPropsWithoutRef<typeof Radix.Content>,
    VariantProps<typeof panel> {}

/**
 * Put DialogHeader, DialogBody and DialogFooter inside; a form around the last two wants
 * `className="contents"`, so that the footer keeps to the bottom.
 */
export function DialogContent({
  size,
  className,
  children,
  onOpenAutoFocus,
  onCloseAutoFocus,
  ...props
}: DialogContentProps) {
  const { rememberFocus, returnFocus } = useReturnFocus();
  return (
    <Radix.Portal>
      <Radix.Overlay className={backdropStyle} />
      <Radix.Content
        {...props}
        data-modal=""
        onOpenAutoFocus={(event) => {
          rememberFocus();
          onOpenAutoFocus?.(event);
          if (!event.defaultPrevented) focusFirst(event);
        }}
        onCloseAutoFocus={(event) => {
          onCloseAutoFocus?.(event);
          returnFocus(event);
        }}
        className={cx(panel({ size }), className)}
      >
        {children}
      </Radix.Content>
    </Radix.Portal>
  );
}

const TEXT_FIELDS =
  ':is(textarea, input:not([type=hidden], [type=file], [type=checkbox], [type=radio])):enabled';

/**
 * The first field to fill in. Without one the dialog itself, so that its name is read first and no
 * button looks chosen; also where the keyboard would come up over what has just opened.
 */
function focusFirst(event: Event) {
  const panel = event.currentTarget;
  if (!(panel instanceof HTMLElement)) return;
  event.preventDefault();
  const typing = matchMedia('(pointer: fine)').matches;
  const field = typing ? panel.querySelector<HTMLElement>(TEXT_FIELDS) : null;
  (field ?? panel).focus();
}

interface DialogHeaderProps {
  title: ReactNode;
  /** One line of context. */
  description?: ReactNode;
  /** Stands before the title, such as a travel stamp. */
  icon?: ReactNode;
}

export function DialogHeader({ title, description, icon }: DialogHeaderProps) {
  return (
    <header className="flex shrink-0 items-start gap-3.5 border-line border-b px-5 py-4 md:px-7 md:py-5">
      {icon ? <span className="shrink-0 self-center">{icon}</span> : null}
      <div className="min-w-0 flex-1 [overflow-wrap:anywhere]">
        <Radix.Title className="font-display text-display-24 text-ink">{title}</Radix.Title>
        {description ? (
          <Radix.Description className="line-clamp-3 text-14 text-ink-2">
            {description}
          </Radix.Description>
        ) : (
          <Radix.Description className="sr-only">{title}</Radix.Description>
        )}
      </div>
      <Radix.Close asChild>
        <IconButton label="Close" className="-mr-2">
          <X aria-hidden="true" />
        </IconButton>
      </Radix.Close>
    </header>
  );
}

export function DialogBody({ className, ...props }: HTMLAttributes<HTMLDivElement>) {
  return (
    <div
      {...props}
      className={cx(
        'min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 py-5 md:px-7',
        className,
      )}
    />
  );
}

interface DialogFooterProps {
  /** The way back, at the left. */
  back?: ReactNode;
  /** The actions at the right, the primary one last. */
  children: ReactNode;
}

export function DialogFooter({ back, children }: DialogFooterProps) {
  return (
    <footer className="flex shrink-0 items-center gap-2.5 border-line border-t px-5 pt-3.5 pb-[calc(14px+env(safe-area-inset-bottom,0px))] md:px-7 md:pb-3.5">
      {back ? <div className="-ml-2 flex gap-2">{back}</div> : null}
      <div className="ml-auto flex flex-wrap justify-end gap-2.5">{children}</div>
    </footer>
  );
}

export const backdropStyle =
  'fixed inset-0 z-50 bg-backdrop data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in';
