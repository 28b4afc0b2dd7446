import { useLingui } from '@lingui/react/macro';
import { Breadcrumb, cn } from '@omics-portal/ui';
import { Outlet, useLocation, useMatches, useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import { readBreadcrumb, readMenu } from '../routes/read-tree';
import { BackToTop } from './back-to-top';
import { ContactButton } from './contact-button';
import { Content } from './content';
import { Footer } from './footer';
import { Header } from './header';
import { toMenuItems } from './menu';
import { MenuList } from './menu-list';
import { useHrefs, usePortal, usePreferences } from './use-portal';

/**
 * Header, menu, breadcrumb, content and footer. The buttons at the right edge have a strip of their own on a wide window
 * and stand in the footer on a narrow one, so that they never cover what somebody is reading.
 */
export function MainLayout() {
  const { t } = useLingui();
  const { config } = usePortal();
  const { layout, contentWidth } = usePreferences();
  const menu = useMenu();
  const { policies, help, issues, repository, contact, docs } = config.links;
  const edge = (
    <>
      <BackToTop />
      <ContactButton repository={repository} contact={contact} issues={issues} docs={docs} />
    </>
  );
  return (
    <div className="flex min-h-dvh flex-col">
      <Header menu={menu} />
      <div className="flex flex-1">
        {layout === 'sidemenu' ? (
          <nav
            aria-label={t`Menu`}
            className="sticky top-14 hidden h-[calc(100dvh-3.5rem)] w-64 shrink-0 overflow-y-auto border-e border-border bg-surface p-2 min-[75rem]:block"
          >
            <MenuList items={menu} />
          </nav>
        ) : null}
        <div className="flex min-w-0 flex-1 flex-col">
          <div
            className={cn(
              'flex w-full flex-1 flex-col px-3 py-4 sm:px-5 min-[75rem]:pe-16',
              contentWidth === 'Fixed' && 'mx-auto max-w-[1264px]',
            )}
          >
            <Trail />
            <Content className="flex-1">
              <Outlet />
            </Content>
          </div>
          <Footer
            productTitle={config.productTitle}
            version={config.version}
            year={new Date().getFullYear()}
            policies={policies}
            help={help}
            issues={issues}
          >
            <span className="flex gap-2 min-[75rem]:hidden">{edge}</span>
          </Footer>
        </div>
      </div>
      <div className="fixed end-3 bottom-16 z-20 hidden flex-col gap-2 min-[75rem]:flex">{edge}</div>
    </div>
  );
}

/** Where this page is; nothing for a page that stands on its own. */
function Trail() {
  const { t, i18n } = useLingui();
  const hrefs = useHrefs();
  const crumbs = readBreadcrumb(useMatches());
  if (crumbs.length < 2) {
    return null;
  }
  return (
    <div className="mb-3">
      <Breadcrumb
        label={t`You are here`}
        items={crumbs.map(({ title, path }) => ({
          label: i18n._(title),
          ...(path === undefined ? {} : { href: hrefs.path(path) }),
        }))}
      />
    </div>
  );
}

function useMenu() {
  const { i18n } = useLingui();
  const router = useRouter();
  const { config } = usePortal();
  const hrefs = useHrefs();
  const pathname = useLocation({ select: (location) => location.pathname });
  const nodes = useMemo(() => readMenu(router.routeTree, config.brand), [router, config.brand]);
  return toMenuItems(nodes, { i18n, href: hrefs.path, pathname });
}
