import { DatasetsProvider } from '@omics-portal/datasets';
import { useMemo, type ReactNode } from 'react';
import { draftsOf } from '../ports/drafts-of';
import { datasetsPorts } from '../ports/datasets-ports';
import { useAccount, useHrefs, usePortal } from '../composition/use-portal';

/** Provides the data feature with its ports. */
export function DatasetsHost({ children }: { children: ReactNode }) {
  const portal = usePortal();
  const hrefs = useHrefs();
  const drafts = draftsOf(portal, useAccount());
  const ports = useMemo(() => datasetsPorts(portal, hrefs, drafts), [portal, hrefs, drafts]);
  return <DatasetsProvider value={ports}>{children}</DatasetsProvider>;
}
