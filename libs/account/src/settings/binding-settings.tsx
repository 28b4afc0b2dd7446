import { useLingui } from '@lingui/react/macro';
import { Card, EmptyState } from '@omics-portal/ui';
import { Link2Off } from 'lucide-react';

/** Linked identities. The identity provider reports none to this portal, which the page explains. */
export function BindingSettings({ title }: { title: string }) {
  const { t } = useLingui();
  return (
    <Card title={title}>
      <EmptyState
        icon={<Link2Off />}
        title={t`No linked accounts`}
        description={t`Accounts of other providers are linked at the identity provider. The portal receives no data about them.`}
      />
    </Card>
  );
}
