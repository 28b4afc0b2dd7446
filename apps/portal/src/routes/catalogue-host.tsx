import { CatalogueProvider } from '@omics-portal/catalogue';
import { useMemo, type ReactNode } from 'react';
import { useAccount, useHrefs, usePortal } from '../composition/use-portal';
import { cataloguePorts } from '../ports/catalogue-ports';
import { draftsOf } from '../ports/drafts-of';

/** Provides the catalogue feature with its ports. */
export function CatalogueHost({ children }: { children: ReactNode }) {
  const portal = usePortal();
  const hrefs = useHrefs();
  const drafts = draftsOf(portal, useAccount());
  const ports = useMemo(() => cataloguePorts(portal, hrefs, drafts), [portal, hrefs, drafts]);
  return <CatalogueProvider value={ports}>{children}</CatalogueProvider>;
}
