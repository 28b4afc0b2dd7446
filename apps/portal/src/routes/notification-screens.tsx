import { NotificationsScreen, type NotificationsSearch } from '@omics-portal/account';
import { AccountHost } from './account-host';
import type { ScreenProps } from './feature-route';

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
