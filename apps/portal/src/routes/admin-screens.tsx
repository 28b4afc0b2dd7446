import {
  AccountsScreen,
  AuditScreen,
  isAdmin,
  type AccountsSearch,
  type AuditSearch,
} from '@omics-portal/account';
import { useRouter } from '@tanstack/react-router';
import { useSyncExternalStore, type ReactNode } from 'react';
import { useHrefs, usePortal } from '../composition/use-portal';
import { ExceptionPage } from '../shell/exceptions/exception-page';
import { goBack } from '../shell/exceptions/go-back';
import { PageSpinner } from '../shell/exceptions/page-spinner';
import { AccountHost } from './account-host';
import type { ScreenProps } from './feature-route';

/** Shows a page to admins only; others get the page of the status 403. */
function ForAdmins({ children }: { children: ReactNode }) {
  const { session } = usePortal();
  const hrefs = useHrefs();
  const router = useRouter();
  const state = useSyncExternalStore(session.subscribe, session.getState);
  if (state.status !== 'signed-in') {
    return <PageSpinner />;
  }
  return isAdmin(state.user) ? (
    <AccountHost>{children}</AccountHost>
  ) : (
    <ExceptionPage
      code="403"
      address={router.state.location.pathname}
      homeHref={hrefs.dashboard()}
      onBack={() => goBack(router)}
    />
  );
}

export function AccountsRoute({ title, search, onSearchChange }: ScreenProps<AccountsSearch>) {
  return (
    <ForAdmins>
      <AccountsScreen
        title={title}
        search={search}
        onSearchChange={(next) => onSearchChange(next, { resetScroll: true })}
      />
    </ForAdmins>
  );
}

export function AuditRoute({ title, search, onSearchChange }: ScreenProps<AuditSearch>) {
  return (
    <ForAdmins>
      <AuditScreen
        title={title}
        search={search}
        onSearchChange={(next) => onSearchChange(next, { resetScroll: true })}
      />
    </ForAdmins>
  );
}
