import { useLingui } from '@lingui/react/macro';
import { BELL_INPUT, notificationQueries } from '@omics-portal/account';
import { IconButton } from '@omics-portal/ui';
import { useQuery } from '@tanstack/react-query';
import { BookOpen, MessageSquareWarning, Moon, Sun } from 'lucide-react';
import { AppPopover } from './app-popover';
import { ExternalIconLink } from './external-icon-link';
import { LanguageSwitch } from './language-switch';
import { Logo } from './logo';
import type { MenuItem } from './menu';
import { MenuDrawer } from './menu-drawer';
import { NotificationBell } from './notification-bell';
import { useSignOut } from './sign-out';
import { TopMenu } from './top-menu';
import { useHrefs, usePortal, usePreferences, useSession } from './use-portal';
import { UserMenu } from './user-menu';

/** The head of every screen of the main layout. Below 1200 px the menu is behind a button. */
export function Header({ menu }: { menu: readonly MenuItem[] }) {
  const { t } = useLingui();
  const { config } = usePortal();
  const { layout } = usePreferences();
  const hrefs = useHrefs();
  return (
    <header className="sticky top-0 z-30 border-b border-border bg-surface">
      <div className="flex h-14 items-center gap-2 px-3 sm:px-4">
        <div className="min-[75rem]:hidden">
          <MenuDrawer items={menu} />
        </div>
        <Logo href={hrefs.dashboard()} text={config.logoText ?? config.productTitle} />
        <div className="ms-2 hidden min-w-0 flex-1 min-[75rem]:block">
          {layout === 'topmenu' ? <TopMenu label={t`Menu`} items={menu} /> : null}
        </div>
        <HeaderTools />
      </div>
    </header>
  );
}

function HeaderTools() {
  const { t } = useLingui();
  const { config, words } = usePortal();
  const hrefs = useHrefs();
  const session = useSession();
  const user = session.status === 'signed-in' ? session.user : undefined;
  const onSignOut = useSignOut();
  return (
    <div className="ms-auto flex shrink-0 items-center gap-0.5">
      <span className="contents max-sm:hidden">
        {config.links.docs === null ? null : (
          <ExternalIconLink href={config.links.docs} label={t`Docs`} icon={<BookOpen />} />
        )}
        {config.links.issues === null ? null : (
          <ExternalIconLink href={config.links.issues} label={t`Feedback`} icon={<MessageSquareWarning />} />
        )}
        <ThemeToggle />
        <AppPopover
          homeHref={hrefs.dashboard()}
          filesHref={hrefs.files()}
          docs={config.links.docs}
          repository={config.links.repository}
        />
      </span>
      <LanguageSwitch current={words.locale()} onChoose={words.switchTo} />
      {user ? <Bell /> : null}
      <UserMenu
        user={user}
        links={{ login: hrefs.login(), center: hrefs.accountCenter(), settings: hrefs.settings('base') }}
        onSignOut={onSignOut}
      />
    </div>
  );
}

function Bell() {
  const { config, clients } = usePortal();
  const hrefs = useHrefs();
  const { data } = useQuery({
    ...notificationQueries(clients.datains).list(BELL_INPUT),
    refetchInterval: config.polling.notificationsMs,
  });
  return <NotificationBell unread={data?.total} href={hrefs.notifications()} />;
}

function ThemeToggle() {
  const { t } = useLingui();
  const { preferences } = usePortal();
  const { themeMode } = usePreferences();
  const dark =
    themeMode === 'dark' || (themeMode === 'system' && document.documentElement.dataset['theme'] === 'dark');
  return (
    <IconButton
      label={dark ? t`Change to the light theme` : t`Change to the dark theme`}
      icon={dark ? <Sun /> : <Moon />}
      onClick={() => preferences.set({ themeMode: dark ? 'light' : 'dark' })}
    />
  );
}
