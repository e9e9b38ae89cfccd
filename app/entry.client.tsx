import { RemixBrowser } from '@remix-run/react';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { isPutBack } from '~/components/ui/as-drawn';

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RemixBrowser />
    </StrictMode>,
    {
      onRecoverableError(error) {
        // Nobody loses anything by it.
        if (!isPutBack(error)) reportError(error);
      },
    },
  );
});
