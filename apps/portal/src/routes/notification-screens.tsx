import { NotificationsScreen, type NotificationsSearch } from '@omics-portal/account';
import { AccountHost } from './account-host';
import type { ScreenProps } from './feature-route';

export function NotificationsRoute({ title, search, onSearchChange }: ScreenProps<NotificationsSearch>) {
  return (
    <AccountHost>
      <NotificationsScreen
        title={title}
        search={search}
        onSearchChange={(next) => onSearchChange(next, { resetScroll: true })}
      />
    </AccountHost>
  );
}
