import { Plural, Trans } from '@lingui/react/macro';
import { Badge, VisuallyHidden } from '@omics-portal/ui';
import { useLingui } from '@lingui/react/macro';
import { Bell } from 'lucide-react';

/** How many notifications are unread; leads to all of them. Red for some, green for none, and the number says it too. */
export function NotificationBell({ unread, href }: { unread: number | undefined; href: string }) {
  const { t } = useLingui();
  return (
    <a
      href={href}
      title={t`Notifications`}
      className="relative inline-flex size-9 items-center justify-center rounded-control hover:bg-sunken pointer-coarse:size-11"
    >
      <Bell aria-hidden className="size-4" />
      {unread === undefined ? (
        <VisuallyHidden>
          <Trans>Notifications</Trans>
        </VisuallyHidden>
      ) : (
        <>
          <span className="absolute end-0 top-0">
            <Badge count={unread} tone={unread > 0 ? 'danger' : 'success'} label={t`Notifications`} />
          </span>
          <VisuallyHidden>
            <Plural value={unread} _0="none unread" one="# unread" other="# unread" />
          </VisuallyHidden>
        </>
      )}
    </a>
  );
}
