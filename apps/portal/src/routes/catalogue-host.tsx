import { CatalogueProvider } from '@omics-portal/catalogue';
import { useMemo, type ReactNode } from 'react';
import { useAccount, useHrefs, usePortal, usePreferences, useSession } from '../composition/use-portal';
import { cataloguePorts } from '../ports/catalogue-ports';
import { draftsOf } from '../ports/drafts-of';

/** Provides the catalogue feature with its ports. */
export function CatalogueHost({ children }: { children: ReactNode }) {
  const portal = usePortal();
  const hrefs = useHrefs();
  const drafts = draftsOf(portal, useAccount());
  const isSignedIn = useSession().status === 'signed-in';
  const { themeMode: theme, primaryColour: primary, colourWeak } = usePreferences();
  const ports = useMemo(
    () => cataloguePorts(portal, hrefs, { drafts, appearance: { theme, primary, colourWeak }, isSignedIn }),
    [portal, hrefs, drafts, isSignedIn, theme, primary, colourWeak],
  );
  return <CatalogueProvider value={ports}>{children}</CatalogueProvider>;
}
