import {
  cloneElement,
  createContext,
  type FocusEvent,
  type MutableRefObject,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  useContext,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';

const OPEN_DELAY_MS = 700;
/** After one tooltip has closed, the next opens at once for this long. */
const SKIP_DELAY_MS = 300;

/** When the last tooltip closed. */
const LastClosed = createContext<MutableRefObject<number> | null>(null);

/** Once, around the page. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return <LastClosed.Provider value={useRef(0)}>{children}</LastClosed.Provider>;
}

type Side = 'top' | 'bottom' | 'left' | 'right';

interface TooltipProps {
  content: ReactNode;
  side?: Side;
  /** The control it explains, which has an accessible name already. */
  children: ReactElement;
}

/**
 * Written by hand: the positioning engine behind a general popover is larger than all the rest of
 * a first page, and a tooltip only ever needs to stand beside its control.
 */
export function Tooltip({ content, side = 'bottom', children }: TooltipProps) {
  const id = useId();
  const lastClosed = useContext(LastClosed);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const [anchor, setAnchor] = useState<DOMRect | null>(null);

  const open = (target: Element) => setAnchor(target.getBoundingClientRect());
  const close = () => {
    clearTimeout(timer.current);
    if (anchor && lastClosed) lastClosed.current = Date.now();
    setAnchor(null);
  };

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!anchor) return;
    const hide = (event: Event) => {
      if (event instanceof KeyboardEvent && event.key !== 'Escape') return;
      setAnchor(null);
    };
    window.addEventListener('keydown', hide);
    window.addEventListener('scroll', hide, true);
    return () => {
      window.removeEventListener('keydown', hide);
      window.removeEventListener('scroll', hide, true);
    };
  }, [anchor]);

  const props = children.props;
  const trigger = cloneElement(children, {
    'aria-describedby': anchor ? id : props['aria-describedby'],
    onPointerEnter: (event: PointerEvent) => {
      props.onPointerEnter?.(event);
      if (event.pointerType === 'touch') return;
      const target = event.currentTarget;
      const recent = Date.now() - (lastClosed?.current ?? 0) < SKIP_DELAY_MS;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => open(target), recent ? 0 : OPEN_DELAY_MS);
    },
    onPointerLeave: (event: PointerEvent) => {
      props.onPointerLeave?.(event);
      close();
    },
    onPointerDown: (event: PointerEvent) => {
      props.onPointerDown?.(event);
      close();
    },
    onFocus: (event: FocusEvent) => {
      props.onFocus?.(event);
      if (event.currentTarget.matches(':focus-visible')) open(event.currentTarget);
    },
    onBlur: (event: FocusEvent) => {
      props.onBlur?.(event);
      close();
    },
  });

  return (
    <>
      {trigger}
      {anchor
        ? createPortal(
            <div
              ref={(bubble) => bubble && place(bubble, anchor, side)}
              id={id}
              role="tooltip"
              className="pointer-events-none fixed top-0 left-0 z-60 w-max max-w-64 animate-fade-in rounded-[8px] bg-ink px-2.5 py-1 font-medium text-13 text-bg"
            >
              {content}
            </div>,
            document.body,
          )
        : null}
    </>
  );
}

const GAP = 6;
const EDGE = 8;

function place(bubble: HTMLElement, anchor: DOMRect, side: Side) {
  const { offsetWidth: width, offsetHeight: height } = bubble;
  const centreX = anchor.left + (anchor.width - width) / 2;
  const centreY = anchor.top + (anchor.height - height) / 2;
  const spots: Record<Side, [number, number]> = {
    top: [centreX, anchor.top - height - GAP],
    bottom: [centreX, anchor.bottom + GAP],
    left: [anchor.left - width - GAP, centreY],
    right: [anchor.right + GAP, centreY],
  };
  const fits = ([x, y]: [number, number]) =>
    x >= EDGE && y >= EDGE && x + width <= innerWidth - EDGE && y + height <= innerHeight - EDGE;
  const order: Side[] = [side, OPPOSITE[side], 'bottom', 'top'];
  const [x, y] = order.map((name) => spots[name]).find(fits) ?? spots[side];
  const left = Math.max(EDGE, Math.min(x, innerWidth - width - EDGE));
  bubble.style.translate = `${Math.round(left)}px ${Math.round(y)}px`;
}

const OPPOSITE: Record<Side, Side> = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' };
