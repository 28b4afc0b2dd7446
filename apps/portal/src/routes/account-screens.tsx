import {
  AccountCenterScreen,
  AccountProvider,
  BaseSettings,
  BindingSettings,
  CustomSettings,
  LoginScreen,
  NotificationSettings,
  NotificationsScreen,
  RecoverScreen,
  RegisterScreen,
  SecuritySettings,
  SettingsLayout,
  type NotificationsSearch,
  type SettingsPage,
} from '@omics-portal/account';
import { Outlet, useLocation, useRouter } from '@tanstack/react-router';
import { useMemo, type ReactNode } from 'react';
import { clearLocalData } from '../composition/local-data';
import { openStorage } from '../composition/storage';
import { accountPorts } from '../ports/account-ports';
import { useSignOut } from '../shell/account/sign-out';
import { useHrefs, usePortal } from '../composition/use-portal';
import type { ScreenProps } from './feature-route';

// The layout of the sign-in pages is in the same chunk as they are.
export { UserLayout } from '../shell/layouts/user-layout';

function AccountHost({ children }: { children: ReactNode }) {
  const portal = usePortal();
  const hrefs = useHrefs();
  const signOut = useSignOut();
  const ports = useMemo(
    () => accountPorts(portal, hrefs, { signOut, clearLocalData: () => clearLocalData(openStorage(window)) }),
    [portal, hrefs, signOut],
  );
  return <AccountProvider value={ports}>{children}</AccountProvider>;
}

export function LoginRoute() {
  const router = useRouter();
  return (
    <AccountHost>
      <LoginScreen onSignedIn={() => void router.invalidate()} />
    </AccountHost>
  );
}

export function RegisterRoute() {
  return (
    <AccountHost>
      <RegisterScreen />
    </AccountHost>
  );
}

export function RecoverRoute() {
  return (
    <AccountHost>
      <RecoverScreen />
    </AccountHost>
  );
}

export function NotificationsRoute({ search, onSearchChange }: ScreenProps<NotificationsSearch>) {
  return (
    <AccountHost>
      <NotificationsScreen
        search={search}
        onSearchChange={(next) => onSearchChange(next, { resetScroll: true })}
      />
    </AccountHost>
  );
}

export function AccountCenterRoute() {
  return (
    <AccountHost>
      <AccountCenterScreen />
    </AccountHost>
  );
}

const PAGES: readonly SettingsPage[] = ['base', 'security', 'custom', 'binding', 'notification'];

export function SettingsLayoutRoute() {
  const name = useLocation({ select: ({ pathname }) => pathname.split('/').at(-1) });
  return (
    <AccountHost>
      <SettingsLayout current={PAGES.find((page) => page === name)}>
        <Outlet />
      </SettingsLayout>
    </AccountHost>
  );
}

export function BaseSettingsRoute() {
  return <BaseSettings />;
}

export function SecuritySettingsRoute() {
  return <SecuritySettings />;
}

export function CustomSettingsRoute() {
  return <CustomSettings />;
}

export function BindingSettingsRoute() {
  return <BindingSettings />;
}

export function NotificationSettingsRoute() {
  return <NotificationSettings />;
}
