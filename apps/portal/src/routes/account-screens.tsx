import {
  AccountCenterScreen,
  BaseSettings,
  BindingSettings,
  CustomSettings,
  LoginScreen,
  NotificationSettings,
  RecoverScreen,
  RegisterScreen,
  SecuritySettings,
  SettingsLayout,
  type SettingsPage,
} from '@omics-portal/account';
import { Outlet, useLocation, useRouter } from '@tanstack/react-router';
import { lazy } from 'react';
import { usePortal } from '../composition/use-portal';
import { AccountHost } from './account-host';
import type { ScreenProps } from './feature-route';
import type { LoginSearch } from './search';

// The layout of the sign-in pages is in the same chunk as they are.
export { UserLayout } from '../shell/layouts/user-layout';

const ProviderLogin = lazy(async () => ({
  default: (await import('./provider-login-route')).ProviderLoginRoute,
}));

export function LoginRoute({ search }: ScreenProps<LoginSearch>) {
  const router = useRouter();
  return usePortal().config.identity.flow === 'code' ? (
    <ProviderLogin {...search} />
  ) : (
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
