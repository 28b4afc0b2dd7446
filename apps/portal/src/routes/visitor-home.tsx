import { VisitorHomeScreen } from '@omics-portal/home';
import { HomeHost } from './home-host';

export function VisitorHome() {
  return (
    <HomeHost>
      <VisitorHomeScreen />
    </HomeHost>
  );
}
