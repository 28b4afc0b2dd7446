import type { NamedReference } from '@omics-portal/api';
import { PanelBoundary } from '@omics-portal/wording';
import { lazy, Suspense } from 'react';
import { useCatalogue } from '../ports/catalogue-ports';

/** Reports of the user, loaded on demand: visitors have none. */
const OwnReports = lazy(async () => ({ default: (await import('./own-reports')).OwnReports }));

/** Panel with the reports of the signed-in user that name what the page shows; nothing for a visitor. */
export function OwnReportsPanel({ kind }: { readonly kind: NamedReference['kind'] }) {
  const { reports } = useCatalogue();
  return reports ? (
    <PanelBoundary>
      <Suspense>
        <OwnReports kind={kind} reports={reports} />
      </Suspense>
    </PanelBoundary>
  ) : null;
}
