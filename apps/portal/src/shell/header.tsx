import { useLingui } from '@lingui/react/macro';
import { BELL_INPUT, notificationQueries } from '@omics-portal/account';
import { IconButton } from '@omics-portal/ui';
import { useQuery } from '@tanstack/react-query';
import { BookOpen, MessageSquareWarning, Moon, Sun } from 'lucide-react';
import { AppPopover } from './app-popover';
import { ExternalIconLink } from './external-icon-link';
import { LanguageSwitch } from './language-switch';
import { Logo } from './logo';
import type { MenuState } from './layout/menu-place';
import type { MenuItem } from './menu';
import { MenuDrawer } from './menu-drawer';
import { NotificationBell } from './notification-bell';
import { SidebarToggle } from './sidebar-toggle';
import { useSignOut } from './sign-out';
import { TopMenu } from './top-menu';
import { useHrefs, usePortal, usePreferences, useSession } from './use-portal';
import { UserMenu } from './user-menu';

/** The head of every screen of the main layout. The menu is in it, or the button that shows it. */
export function Header({ items, menu }: { items: readonly MenuItem[]; menu: MenuState }) {
  const { t } = useLingui();
  const { config } = usePortal();
  const hrefs = useHrefs();
  const beside = menu.place === 'sidebar' || menu.place === 'folded-sidebar';
  return (
    <header className="border-b border-border bg-surface">
      <div className="flex h-14 items-center gap-2 px-3 sm:px-4">
        {menu.place === 'drawer' ? <MenuDrawer items={items} /> : null}
        {beside ? (
          <SidebarToggle folded={menu.place === 'folded-sidebar'} onToggle={menu.toggle} />
        ) : (
          <Logo href={hrefs.dashboard()} text={config.logoText ?? config.productTitle} />
        )}
        {menu.place === 'header' ? (
          <div className="ms-2 min-w-0 flex-1">
            <TopMenu label={t`Menu`} items={items} />
          </div>
        ) : null}
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
