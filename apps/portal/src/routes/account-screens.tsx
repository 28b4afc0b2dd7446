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
import { useLingui } from '@lingui/react';
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

type TitleProps = Pick<ScreenProps, 'title'>;

export function RegisterRoute({ title }: TitleProps) {
  return (
    <AccountHost>
      <RegisterScreen title={title} />
    </AccountHost>
  );
}

export function RecoverRoute({ title }: TitleProps) {
  return (
    <AccountHost>
      <RecoverScreen title={title} />
    </AccountHost>
  );
}

export function AccountCenterRoute({ title }: TitleProps) {
  return (
    <AccountHost>
      <AccountCenterScreen title={title} />
    </AccountHost>
  );
}

const SETTINGS = '/main/account/settings';

type SettingsRouteId = typeof SETTINGS | `${typeof SETTINGS}/${SettingsPage}`;

const PAGES: readonly SettingsPage[] = ['base', 'security', 'custom', 'binding', 'notification'];

export function SettingsLayoutRoute() {
  const name = useLocation({ select: ({ pathname }) => pathname.split('/').at(-1) });
  const { i18n } = useLingui();
  const { routesById } = useRouter();
  const titleOf = (id: SettingsRouteId) => {
    const { title } = routesById[id].options.staticData;
    return title ? i18n._(title) : '';
  };
  return (
    <AccountHost>
      <SettingsLayout
        title={titleOf(SETTINGS)}
        pageTitles={{
          base: titleOf(`${SETTINGS}/base`),
          security: titleOf(`${SETTINGS}/security`),
          custom: titleOf(`${SETTINGS}/custom`),
          binding: titleOf(`${SETTINGS}/binding`),
          notification: titleOf(`${SETTINGS}/notification`),
        }}
        current={PAGES.find((page) => page === name)}
      >
        <Outlet />
      </SettingsLayout>
    </AccountHost>
  );
}

export function BaseSettingsRoute({ title }: TitleProps) {
  return <BaseSettings title={title} />;
}

export function SecuritySettingsRoute() {
  return <SecuritySettings />;
}

export function CustomSettingsRoute() {
  return <CustomSettings />;
}

export function BindingSettingsRoute({ title }: TitleProps) {
  return <BindingSettings title={title} />;
}

export function NotificationSettingsRoute({ title }: TitleProps) {
  return <NotificationSettings title={title} />;
}
