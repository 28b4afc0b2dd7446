import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { BELL_INPUT, loadMessages, type BellPanelProps } from '@omics-portal/account';
import { notificationQueries } from '@omics-portal/resources';
import { Badge, VisuallyHidden } from '@omics-portal/ui';
import { useQuery } from '@tanstack/react-query';
import { Bell, ChevronDown } from 'lucide-react';
import { Disclosure } from '../controls/disclosure';
import { LazyPanel } from '../lazy/lazy-panel';
import { lazyPart } from '../lazy/lazy-part';
import { useHrefs, usePortal } from '../../composition/use-portal';

const panel = lazyPart<BellPanelProps>(async () => (await import('./account-parts')).BellPanel, loadMessages);

/**
 * Notification bell: number of unread notifications, loaded at start and at each polling interval. The bell links to the
 * list of all notifications, as specified. A panel with the first ten opens on hover, and by the button beside the bell for
 * keyboard and touch. A phone has no panel.
 */
export function NotificationBell() {
  const { config, clients, i18n } = usePortal();
  const hrefs = useHrefs();
  const { t } = useLingui();
  const { data, isError } = useQuery({
    ...notificationQueries(clients.datains).list(BELL_INPUT),
    refetchInterval: config.polling.notificationsMs,
  });
  const href = hrefs.notifications();
  return (
    <Disclosure
      align="end"
      opensOnHover
      className="w-100 max-sm:fixed max-sm:inset-x-3 max-sm:top-14 max-sm:w-auto max-sm:max-w-none"
      trigger={(trigger) => (
        <span className="flex items-center" data-panel-open={trigger['aria-expanded']}>
          <BellLink href={href} unread={data?.total} failed={isError && data === undefined} />
          <button
            {...trigger}
            aria-label={t`Show notifications`}
            data-icon-tooltip=""
            className="inline-flex h-9 w-6 items-center justify-center rounded-control text-muted hover:bg-sunken hover:text-text max-sm:hidden pointer-coarse:h-11 pointer-coarse:w-9"
          >
            <ChevronDown aria-hidden className="size-3.5" />
          </button>
        </span>
      )}
    >
      {(close) => (
        <LazyPanel
          part={panel}
          props={{
            client: clients.datains,
            href,
            subjectHref: hrefs.notificationSubject,
            onFollow: close,
            changeLog: {
              url: config.changelogUrl.replace('{locale}', i18n.locale),
              version: config.version,
            },
          }}
        />
      )}
    </Disclosure>
  );
}

export interface BellLinkProps {
  href: string;
  /** Undefined while loading. */
  unread: number | undefined;
  failed?: boolean;
}

/** Link with the bell icon: red with unread notifications, green without; the accessible name has the number. */
export function BellLink({ href, unread, failed = false }: BellLinkProps) {
  const { t } = useLingui();
  return (
    <a
      href={href}
      data-icon-tooltip={t`Notifications`}
      className="relative inline-flex size-9 items-center justify-center rounded-control hover:bg-sunken pointer-coarse:size-11"
    >
      <Bell aria-hidden className="size-4" />
      {unread === undefined ? (
        <VisuallyHidden>
          <Trans>Notifications</Trans> {failed ? <Trans>(number unknown)</Trans> : null}
        </VisuallyHidden>
      ) : (
        <>
          <span className="absolute -end-1.5 top-0">
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
