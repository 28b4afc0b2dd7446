import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { cn, PageHeader } from '@omics-portal/ui';
import type { MessageDescriptor } from '@lingui/core';
import type { ReactNode } from 'react';
import { useAccount, type SettingsPage } from '../account-context';

const PAGES = {
  base: msg`Basic Profiles`,
  security: msg`Secure Profiles`,
  custom: msg`Customization`,
  binding: msg`Binding Settings`,
  notification: msg({ message: 'Notification', context: 'settings page' }),
} satisfies Record<SettingsPage, MessageDescriptor>;

const ORDER: readonly SettingsPage[] = ['base', 'security', 'custom', 'binding', 'notification'];

/** The menu of the settings beside one of their pages; above it on a narrow screen. */
export function SettingsLayout({
  current,
  children,
}: {
  current: SettingsPage | undefined;
  children: ReactNode;
}) {
  const { links } = useAccount();
  const { t, i18n } = useLingui();
  return (
    <>
      <PageHeader title={<Trans>Settings</Trans>} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-[13rem_minmax(0,1fr)]">
        <nav aria-label={t`Settings`}>
          <ul className="flex flex-wrap gap-1 md:flex-col">
            {ORDER.map((page) => (
              <li key={page}>
                <a
                  href={links.settings(page)}
                  aria-current={page === current ? 'page' : undefined}
                  className={cn(
                    'block rounded-control px-3 py-2 whitespace-nowrap hover:bg-sunken pointer-coarse:py-3',
                    page === current && 'bg-primary-9 font-medium text-primary-text',
                  )}
                >
                  {i18n._(PAGES[page])}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="min-w-0">{children}</div>
      </div>
    </>
  );
}
