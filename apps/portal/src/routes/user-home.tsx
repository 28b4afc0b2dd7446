import { UserHomeScreen, type UserHomeScreenProps } from '@omics-portal/home';
import { HomeHost } from './home-host';

export function UserHome(props: UserHomeScreenProps) {
  return (
    <HomeHost>
      <UserHomeScreen {...props} />
    </HomeHost>
  );
}
