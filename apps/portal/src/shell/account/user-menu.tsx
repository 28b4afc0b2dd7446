import { Trans, useLingui } from '@lingui/react/macro';
import type { SignedInUser } from '@omics-portal/auth';
import { Avatar, Button, ButtonLink } from '@omics-portal/ui';
import { LogIn, LogOut, Settings2, UserRound } from 'lucide-react';
import { ActionList } from '../controls/action-list';
import { Disclosure } from '../controls/disclosure';

export interface UserMenuProps {
  isSignedIn: boolean;
  /** Undefined while user info is loading. */
  user: SignedInUser | undefined;
  links: { login: string; center: string; settings: string };
  onSignOut: () => void;
}

/** Account menu of a signed-in user, or the link to sign in. */
export function UserMenu({ isSignedIn, user, links, onSignOut }: UserMenuProps) {
  const { t } = useLingui();
  if (!isSignedIn) {
    return (
      <ButtonLink href={links.login} variant="primary" icon={<LogIn />}>
        <Trans>Login</Trans>
      </ButtonLink>
    );
  }
  return (
    <Disclosure
      align="end"
      trigger={(props) => (
        <Button
          {...props}
          variant="ghost"
          className="px-1.5"
          aria-label={user ? t`Account of ${user.name}` : t`Account`}
          data-icon-tooltip=""
        >
          {user ? (
            <>
              <Avatar name={user.name} size="sm" {...(user.avatar ? { src: user.avatar } : {})} />
              <span className="max-w-24 truncate max-lg:hidden 2xl:max-w-32">{user.lastName}</span>
            </>
          ) : (
            <UserRound aria-hidden className="size-6 rounded-full bg-sunken p-1" />
          )}
        </Button>
      )}
    >
      {(close) => (
        <>
          {user ? (
            <p className="border-b border-border px-3 pb-2 font-medium wrap-anywhere">{user.name}</p>
          ) : null}
          <div className="pt-1">
            <ActionList
              onDone={close}
              actions={[
                { key: 'center', label: t`User Center`, icon: <UserRound aria-hidden />, href: links.center },
                {
                  key: 'settings',
                  label: t`Settings`,
                  icon: <Settings2 aria-hidden />,
                  href: links.settings,
                },
                { key: 'logout', label: t`Logout`, icon: <LogOut aria-hidden />, onSelect: onSignOut },
              ]}
            />
          </div>
        </>
      )}
    </Disclosure>
  );
}
