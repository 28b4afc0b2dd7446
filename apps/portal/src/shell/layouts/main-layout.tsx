import { useLingui } from '@lingui/react/macro';
import { Breadcrumb, cn } from '@omics-portal/ui';
import { PanelBoundary } from '@omics-portal/wording';
import { Outlet, useLocation, useMatches, useRouter } from '@tanstack/react-router';
import { lazy, Suspense, useMemo, useState, type ReactNode } from 'react';
import { loadChunk } from '../../resilience/load-chunk';
import { readBreadcrumb, readMenu } from '../../navigation/read-tree';
import { BackToTop } from '../page/back-to-top';
import { ContactButton } from '../page/contact-button';
import { Content } from '../page/content';
import { Footer } from '../page/footer';
import { Header } from '../header/header';
import { useMenuMode } from '../menu/menu-mode';
import { toMenuItems } from '../menu/menu';
import { PageTop } from '../page/page-top';
import { useHrefs, usePortal, usePreferences } from '../../composition/use-portal';
import { TabBar } from '../../workspace/tab-bar';

/** Loaded on demand: by default the menu is in the header or behind a button. */
const loadSidebar = loadChunk(() => import('../menu/sidebar'));
const Sidebar = lazy(async () => ({ default: (await loadSidebar()).Sidebar }));

/**
 * Main layout: sidebar or top menu, header, breadcrumb, content and footer, depending on preferences and window width. The
 * floating buttons are in the gutter of a wide window and in the footer of a narrow one, so that they never cover content. What is
 * printed is the page alone.
 */
export function MainLayout({ tray }: { readonly tray: ReactNode }) {
  const { config, preferences } = usePortal();
  const { contentWidth, fixedHeader, autoHideHeader, hiddenHeader, fixedSidebar } = usePreferences();
  const hrefs = useHrefs();
  const items = useMenu();
  const menu = useMenuMode();
  const wide = menu.device === 'desktop';
  const beside = menu.mode === 'sidebar' || menu.mode === 'folded-sidebar';
  // The header contains the button of the menu drawer, so it cannot be hidden.
  const withoutHeader = hiddenHeader && beside;
  return (
    <div className="flex min-h-dvh">
      {beside ? (
        <Suspense fallback={<SidebarRoom folded={menu.mode === 'folded-sidebar'} />}>
          <Sidebar
            items={items}
            logo={{
              href: hrefs.dashboard(),
              text: config.logoText ?? config.productTitle,
              src: config.logoUrl,
            }}
            folded={menu.mode === 'folded-sidebar'}
            fixed={fixedSidebar}
            withoutHeader={withoutHeader}
            onToggle={menu.toggle}
            onShowHeader={() => preferences.set({ hiddenHeader: false })}
          />
        </Suspense>
      ) : null}
      <div className="flex min-w-0 flex-1 flex-col">
        <PageTop fixed={fixedHeader} autoHide={autoHideHeader}>
          {withoutHeader ? null : <Header items={items} menu={menu} />}
          <TabBar />
        </PageTop>
        <div
          className={cn(
            'flex w-full flex-1 flex-col px-(--page-gutter) py-4',
            contentWidth === 'Fixed' && 'mx-auto max-w-[calc(75rem+2*var(--page-gutter))]',
          )}
        >
          <Trail />
          <Content className="flex-1">
            <Outlet />
          </Content>
        </div>
        <Foot wide={wide} />
        <div className="print:hidden">
          <PanelBoundary silent>{tray}</PanelBoundary>
        </div>
      </div>
    </div>
  );
}

/** Placeholder with the width of the sidebar while it loads, so that the page does not shift. */
function SidebarRoom({ folded }: { folded: boolean }) {
  return (
    <div
      className={cn('shrink-0 border-e border-border bg-surface print:hidden', folded ? 'w-20' : 'w-64')}
    />
  );
}

function Foot({ wide }: { wide: boolean }) {
  const { config } = usePortal();
  const [today] = useState(() => new Date());
  const { policies, help, issues, repository, contact, docs } = config.links;
  const edge = (
    <>
      <BackToTop />
      <ContactButton repository={repository} contact={contact} issues={issues} docs={docs} />
    </>
  );
  return (
    <>
      <Footer
        productTitle={config.productTitle}
        version={config.version}
        isDesktop={config.desktop}
        year={today.getFullYear()}
        policies={policies}
        help={help}
        issues={issues}
      >
        {wide ? null : <span className="flex gap-2">{edge}</span>}
      </Footer>
      {wide ? (
        <div
          data-slot="floating-buttons"
          className="pointer-events-none fixed end-0 bottom-18 z-20 flex w-(--page-gutter) flex-col items-center gap-2 *:pointer-events-auto print:hidden"
        >
          {edge}
        </div>
      ) : null}
    </>
  );
}

/** Breadcrumb of the page; nothing for a page without a parent, and for one with a breadcrumb of its own. */
function Trail() {
  const { t, i18n } = useLingui();
  const hrefs = useHrefs();
  const matches = useMatches();
  const crumbs = readBreadcrumb(matches, useMenuNodes());
  if (crumbs.length < 2 || matches.at(-1)?.staticData.breadcrumb === false) {
    return null;
  }
  return (
    <div className="mb-3 print:hidden">
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

function useMenuNodes() {
  const router = useRouter();
  const { config } = usePortal();
  return useMemo(() => readMenu(router.routeTree, config.brand), [router, config.brand]);
}

function useMenu() {
  const { i18n } = useLingui();
  const hrefs = useHrefs();
  const pathname = useLocation({ select: (location) => location.pathname });
  return toMenuItems(useMenuNodes(), { i18n, href: hrefs.path, pathname });
}
