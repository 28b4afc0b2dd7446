import { useLingui } from '@lingui/react/macro';
import type { SignedInUser } from '@omics-portal/auth';
import { Avatar, Button, Card, DescriptionList, LinkList, PageHeader, SkeletonLines } from '@omics-portal/ui';
import { Bell, FolderKanban, ScrollText, Settings2, Upload, Users } from 'lucide-react';
import { useAccount, useSessionState } from '../account-context';
import { isAdmin } from '../accounts/is-admin';
import { GroupTags } from '../profile/group-tags';
import { TagList } from '../profile/tag-list';
import { useAvatar } from '../profile/use-avatar';

/** Account page: the signed-in user, and links to their projects, uploads and settings. */
export function AccountCenterScreen({ title }: { title: string }) {
  const { session, links, onSignOut } = useAccount();
  const { t } = useLingui();
  const state = useSessionState(session);
  if (state.status === 'signed-out') {
    return null;
  }
  return (
    <>
      <PageHeader title={title} actions={<Button onClick={onSignOut}>{t`Logout`}</Button>} />
      <div className="grid gap-4 lg:grid-cols-3">
        {state.status === 'signed-in' ? (
          <Identity user={state.user} />
        ) : (
          <SkeletonLines className="lg:col-span-2" lines={5} label={t`Loading...`} />
        )}
        <Card title={t`Your things`}>
          <LinkList
            items={[
              { href: links.projects(), icon: <FolderKanban />, label: t`Your assessments` },
              { href: links.uploads(), icon: <Upload />, label: t`All Your Data` },
              { href: links.notifications(), icon: <Bell />, label: t`Notifications` },
              { href: links.settings('base'), icon: <Settings2 />, label: t`Settings` },
              ...(state.status === 'signed-in' && isAdmin(state.user)
                ? [
                    { href: links.accounts(), icon: <Users />, label: t`Accounts` },
                    { href: links.audit(), icon: <ScrollText />, label: t`Audit log` },
                  ]
                : []),
            ]}
          />
        </Card>
      </div>
    </>
  );
}

function Identity({ user }: { user: SignedInUser }) {
  const { t } = useLingui();
  return (
    <Card className="lg:col-span-2" title={user.name}>
      <div className="flex flex-wrap gap-5">
        <OwnAvatar user={user} />
        <div className="min-w-0 flex-1">
          <DescriptionList
            columns={2}
            items={[
              { term: t`Username`, detail: user.username },
              { term: t`Email`, detail: user.email || t`Not given` },
              { term: t`Groups`, detail: <GroupTags groups={user.groups} /> },
              { term: t`Roles`, detail: <TagList items={user.roles} /> },
            ]}
          />
        </div>
      </div>
    </Card>
  );
}

function OwnAvatar({ user }: { user: SignedInUser }) {
  const { avatars } = useAccount();
  const { src } = useAvatar(avatars, user);
  return <Avatar name={user.name} {...(src ? { src } : {})} size="lg" />;
}
