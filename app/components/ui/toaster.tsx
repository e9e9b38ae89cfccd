import { lazy, Suspense, useEffect, useState } from 'react';
import { useCurrentToast } from '~/components/ui/toast';

const loadToastView = () => import('~/components/ui/toast-view');
const ToastView = lazy(loadToastView);

/** Once, at the end of the page. Messages come from `toast()`. */
export function Toaster() {
  const message = useCurrentToast();
  const [rested, setRested] = useState(false);

  // Nothing can be said in the first moment, so its script waits; but it must be here before the
  // network is gone, because that is one of the things it has to say.
  useEffect(() => {
    const timer = setTimeout(() => loadToastView().then(() => setRested(true)), 1500);
    return () => clearTimeout(timer);
  }, []);

  if (!message && !rested) return null;
  return (
    <Suspense fallback={null}>
      <ToastView />
    </Suspense>
  );
}
