import { HomeProvider } from '@omics-portal/home';
import { useMemo, type ReactNode } from 'react';
import { useHrefs, usePortal } from '../composition/use-portal';
import { homePorts } from '../ports/home-ports';

/** Provides the home feature with its ports. */
export function HomeHost({ children }: { children: ReactNode }) {
  const portal = usePortal();
  const hrefs = useHrefs();
  const ports = useMemo(() => homePorts(portal, hrefs), [portal, hrefs]);
  return <HomeProvider value={ports}>{children}</HomeProvider>;
}
