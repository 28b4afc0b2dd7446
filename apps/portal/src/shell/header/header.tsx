import { useLingui } from '@lingui/react/macro';
import { useAvatar } from '@omics-portal/account';
import { PaletteButton } from './palette-button';
import { LanguageSwitch } from './language-switch';
import { Logo } from '../controls/logo';
import type { MenuState } from '../menu/menu-mode';
import type { MenuItem } from '../menu/menu';
import { MenuDrawer } from '../menu/menu-drawer';
import { NotificationBell } from '../account/notification-bell';
import { SidebarToggle } from '../menu/sidebar-toggle';
import { useSignOut } from '../account/sign-out';
import { TopMenu } from '../menu/top-menu';
import { useHrefs, usePortal, useSession } from '../../composition/use-portal';
import { ToolsMenu } from '../tools/tools-menu';
import { UserMenu } from '../account/user-menu';

/** Header of the main layout. It contains the menu or the button that opens it. */
export function Header({ items, menu }: { items: readonly MenuItem[]; menu: MenuState }) {
  const { t } = useLingui();
  const { config } = usePortal();
  const hrefs = useHrefs();
  const beside = menu.mode === 'sidebar' || menu.mode === 'folded-sidebar';
  return (
    <header className="border-b border-border bg-surface">
      <div className="flex h-14 items-center gap-2 px-(--page-gutter)">
        {menu.mode === 'drawer' ? <MenuDrawer items={items} /> : null}
        {beside ? (
          <SidebarToggle folded={menu.mode === 'folded-sidebar'} onToggle={menu.toggle} />
        ) : (
          <Logo href={hrefs.dashboard()} text={config.logoText ?? config.productTitle} src={config.logoUrl} />
        )}
        {menu.mode === 'header' ? (
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
  const { messages, avatars } = usePortal();
  const hrefs = useHrefs();
  const session = useSession();
  const user = session.status === 'signed-in' ? session.user : undefined;
  const isSignedIn = session.status !== 'signed-out';
  const { src: avatar } = useAvatar(avatars, user);
  const onSignOut = useSignOut();
  return (
    <div className="ms-auto flex shrink-0 items-center gap-0.5">
      <PaletteButton />
      <span className="contents max-sm:hidden">
        <ToolsMenu />
      </span>
      <LanguageSwitch current={messages.locale()} onChoose={messages.switchTo} />
      {isSignedIn ? <NotificationBell /> : null}
      <UserMenu
        isSignedIn={isSignedIn}
        user={user && { ...user, avatar }}
        links={{ login: hrefs.login(), center: hrefs.accountCenter(), settings: hrefs.settings('base') }}
        onSignOut={onSignOut}
      />
    </div>
  );
}
