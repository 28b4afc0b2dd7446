import { cn, PageHeader } from '@omics-portal/ui';
import type { ReactNode } from 'react';
import { useAccount, type SettingsPage } from '../account-context';

const ORDER: readonly SettingsPage[] = ['base', 'security', 'custom', 'binding', 'notification'];

/** Props of the layout of the settings. */
export interface SettingsLayoutProps {
  title: string;
  /** Titles of the pages. */
  pageTitles: Readonly<Record<SettingsPage, string>>;
  current: SettingsPage | undefined;
  children: ReactNode;
}

/** The menu of the settings beside one of their pages; above it on a narrow screen. */
export function SettingsLayout({ title, pageTitles, current, children }: SettingsLayoutProps) {
  const { links } = useAccount();
  return (
    <>
      <PageHeader title={title} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-[13rem_minmax(0,1fr)]">
        <nav aria-label={title}>
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
                  {pageTitles[page]}
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
