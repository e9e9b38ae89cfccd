import { useEffect } from 'react';

/**
 * While it is active, a file or a link that is let go of where nothing takes it stays where it
 * was: the browser would open it in place of the app. A text goes into any field, as ever.
 */
export function useRejectedDrops(active: boolean) {
  useEffect(() => {
    if (!active) return;
    window.addEventListener('dragover', reject);
    window.addEventListener('drop', reject);
    return () => {
      window.removeEventListener('dragover', reject);
      window.removeEventListener('drop', reject);
    };
  }, [active]);
}

function reject(event: DragEvent) {
  const { dataTransfer, target } = event;
  if (event.defaultPrevented || !dataTransfer) return;
  const field = target instanceof Element && target.matches(':read-write');
  if (field && !dataTransfer.types.includes('Files')) return;
  event.preventDefault();
  dataTransfer.dropEffect = 'none';
}
