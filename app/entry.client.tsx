import { RemixBrowser } from '@remix-run/react';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { isPutBack } from '~/components/ui/keep-server-html';

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
