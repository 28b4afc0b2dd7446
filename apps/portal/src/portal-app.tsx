import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import type { Portal } from './composition/portal';
import type { PortalRouter } from './routes/router';

/** The portal with its three providers: messages, server state, routes. */
export function PortalApp({ portal, router }: { portal: Portal; router: PortalRouter }) {
  return (
    <I18nProvider i18n={portal.i18n}>
      <QueryClientProvider client={portal.queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </I18nProvider>
  );
}
