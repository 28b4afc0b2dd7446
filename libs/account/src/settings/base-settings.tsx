import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Card, deferredComponent, DescriptionList, SkeletonLines } from '@omics-portal/ui';
import { useState } from 'react';
import { useAccount, useSessionState } from '../account-context';
import { GroupTags } from '../profile/group-tags';
import { TagList } from '../profile/tag-list';
import { AvatarField } from './avatar-field';
import { identityFacts, type IdentityFacts } from './linked-identity';
import type { NameDialogProps } from './name-dialog';

const NameDialog = deferredComponent<NameDialogProps>(async () => (await import('./name-dialog')).NameDialog);

/** Profile of the user. The name of an account of the site is changed here; all else is at the identity provider or with an admin. */
export function BaseSettings({ title }: { title: string }) {
  const { session, identity } = useAccount();
  const { kind, host } = identityFacts(identity, document.baseURI);
  const { t } = useLingui();
  const state = useSessionState(session);
  const [changing, setChanging] = useState<boolean>();
  if (state.status === 'signed-out') {
    return null;
  }
  if (state.status === 'identifying') {
    return <SkeletonLines lines={6} label={t`Loading...`} />;
  }
  const { user } = state;
  return (
    <Card
      title={title}
      actions={
        kind === 'embedded' ? <Button onClick={() => setChanging(true)}>{t`Change the name`}</Button> : null
      }
    >
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
        <Source kind={kind} host={host} />
      </p>
      {changing === undefined ? null : (
        <NameDialog name={user.name} open={changing} onOpenChange={setChanging} />
      )}
    </Card>
  );
}

/** Sentence that names the source of the profile, where it can be changed. */
function Source({ kind, host }: Pick<IdentityFacts, 'kind' | 'host'>) {
  if (kind === 'external')
    return <Trans>This information comes from the identity provider {host} and is changed there.</Trans>;
  if (kind === 'local-user')
    return <Trans>This is the user of this machine. None of this can be changed.</Trans>;
  return (
    <Trans>
      An admin of this site changes groups and roles. Username and email stay as they were when the account
      was added, because your files and records are stored under them.
    </Trans>
  );
}
