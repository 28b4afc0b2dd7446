import { Trans, useLingui } from '@lingui/react/macro';
import { Card, DescriptionList, SkeletonLines } from '@omics-portal/ui';
import { useAccount, useSessionState } from '../account-context';
import { GroupTags } from '../profile/group-tags';
import { TagList } from '../profile/tag-list';
import { AvatarField } from './avatar-field';

/** Profile of the user, read-only: the identity provider manages it. */
export function BaseSettings({ title }: { title: string }) {
  const { session } = useAccount();
  const { t } = useLingui();
  const state = useSessionState(session);
  if (state.status === 'signed-out') {
    return null;
  }
  if (state.status === 'identifying') {
    return <SkeletonLines lines={6} label={t`Loading...`} />;
  }
  const { user } = state;
  return (
    <Card title={title}>
      <AvatarField user={user} />
      <DescriptionList
        columns={2}
        items={[
          { term: t`Username`, detail: user.username },
          { term: t`Email`, detail: user.email || t`Not given` },
          { term: t`Groups`, detail: <GroupTags groups={user.groups} /> },
          { term: t`Roles`, detail: <TagList items={user.roles} /> },
          { term: t`Time zone of all times shown`, detail: 'UTC+8' },
        ]}
      />
      <p className="mt-5 text-sm text-muted">
        <Trans>This information comes from the identity provider and is changed there.</Trans>
      </p>
    </Card>
  );
}
