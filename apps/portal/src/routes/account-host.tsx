import { AccountProvider } from '@omics-portal/account';
import { useMemo, type ReactNode } from 'react';
import { useHrefs, usePortal } from '../composition/use-portal';
import { accountPorts } from '../ports/account-ports';
import { eraseLocalData } from '../ports/erase-local-data';
import { useSignOut } from '../shell/account/sign-out';

/** Ports of the account feature, for its screens. */
export function AccountHost({ children }: { children: ReactNode }) {
  const portal = usePortal();
  const hrefs = useHrefs();
  const signOut = useSignOut();
  const ports = useMemo(
    () => accountPorts(portal, hrefs, { signOut, clearLocalData: () => eraseLocalData(portal) }),
    [portal, hrefs, signOut],
  );
  return <AccountProvider value={ports}>{children}</AccountProvider>;
}
