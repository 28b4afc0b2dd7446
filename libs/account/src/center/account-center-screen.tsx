import { Trans, useLingui } from '@lingui/react/macro';
import type { SignedInUser } from '@omics-portal/auth';
import { Avatar, Button, Card, DescriptionList, PageHeader, Tag } from '@omics-portal/ui';
import { Bell, ChevronRight, FolderKanban, Settings, Upload } from 'lucide-react';
import type { ReactNode } from 'react';
import { useAccount, useSessionState } from '../account-context';
import { useAvatar } from '../settings/use-avatar';

/** Who is signed in, and where their things are. */
export function AccountCenterScreen() {
  const { session, links, onSignOut } = useAccount();
  const { t } = useLingui();
  const state = useSessionState(session);
  if (state.status === 'signed-out') {
    return null;
  }
  const { user } = state;
  return (
    <>
      <PageHeader
        title={<Trans>User Center</Trans>}
        actions={<Button onClick={onSignOut}>{t`Logout`}</Button>}
      />
      <div className="grid gap-4 lg:grid-cols-3">
        <Card className="lg:col-span-2" title={user.name}>
          <div className="flex flex-wrap gap-5">
            <OwnAvatar user={user} />
            <div className="min-w-0 flex-1">
              <DescriptionList
                columns={2}
                items={[
                  { term: t`Username`, detail: user.username },
                  { term: t`Email`, detail: user.email || t`Not given` },
                  { term: t`Groups`, detail: <TagList items={user.groups} /> },
                  { term: t`Roles`, detail: <TagList items={user.roles} /> },
                ]}
              />
            </div>
          </div>
        </Card>
        <Card title={t`Your things`}>
          <ul className="-mx-2 flex flex-col">
            <Way href={links.projects()} icon={<FolderKanban />}>{t`Your assessments`}</Way>
            <Way href={links.uploads()} icon={<Upload />}>{t`All Your Data`}</Way>
            <Way href={links.notifications()} icon={<Bell />}>{t`Notifications`}</Way>
            <Way href={links.settings('base')} icon={<Settings />}>{t`Settings`}</Way>
          </ul>
        </Card>
      </div>
    </>
  );
}

function Way({ href, icon, children }: { href: string; icon: ReactNode; children: ReactNode }) {
  return (
    <li>
      <a
        href={href}
        className="flex min-h-9 items-center gap-3 rounded-control px-2 py-1.5 text-sm hover:bg-sunken hover:text-primary-text pointer-coarse:min-h-11"
      >
        <span aria-hidden className="text-primary-text [&_svg]:size-4">
          {icon}
        </span>
        <span className="min-w-0 flex-1 wrap-anywhere">{children}</span>
        <ChevronRight aria-hidden className="size-4 shrink-0 text-muted rtl:rotate-180" />
      </a>
    </li>
  );
}

function OwnAvatar({ user }: { user: SignedInUser }) {
  const { avatars } = useAccount();
  const { src } = useAvatar(avatars, user);
  return <Avatar name={user.name} {...(src ? { src } : {})} size="lg" />;
}

/** Short words in a row, or a word that there are none. */
export function TagList({ items }: { items: readonly string[] }) {
  if (items.length === 0) {
    return <Trans>None</Trans>;
  }
  return (
    <span className="flex flex-wrap gap-1">
      {items.map((item) => (
        <Tag key={item}>{item}</Tag>
      ))}
    </span>
  );
}
