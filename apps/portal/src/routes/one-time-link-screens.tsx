import { OneTimeLinkScreen } from '@omics-portal/account';
import { AccountHost } from './account-host';
import type { ScreenProps } from './feature-route';

export function OneTimeLinkRoute({ title, search }: ScreenProps<{ link?: string | undefined }>) {
  return (
    <AccountHost>
      <OneTimeLinkScreen title={title} link={search.link ?? ''} />
    </AccountHost>
  );
}
