import { type PointerEvent, useRef } from 'react';

/** So far down the sheet is let go of. */
const FAR_ENOUGH = 56;

interface SheetHandleProps {
  onClose: () => void;
}

/** The bar at the top of a sheet: pulled down, it takes the sheet away. Its Close does the same. */
export function SheetHandle({ onClose }: SheetHandleProps) {
  const start = useRef<number | null>(null);

  function sheetOf(event: PointerEvent<HTMLElement>) {
    return event.currentTarget.parentElement;
  }
  const pulled = (event: PointerEvent) => Math.max(0, event.clientY - (start.current ?? 0));

  function letGo(event: PointerEvent<HTMLElement>) {
    if (start.current === null) return;
    const far = pulled(event) >= FAR_ENOUGH;
    start.current = null;
    sheetOf(event)?.style.removeProperty('translate');
    if (far && event.type === 'pointerup') onClose();
  }

  return (
    <div
      aria-hidden="true"
      onPointerDown={(event) => {
        start.current = event.clientY;
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={(event) => {
        if (start.current === null) return;
        sheetOf(event)?.style.setProperty('translate', `0 ${pulled(event)}px`);
      }}
      onPointerUp={letGo}
      onPointerCancel={letGo}
      className="-mx-4 -mt-2.5 grid h-6 touch-none place-items-center"
    >
      <span className="h-1 w-9 rounded-full bg-line-strong" />
    </div>
  );
}
