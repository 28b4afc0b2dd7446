import { useLingui } from '@lingui/react/macro';
import { Outlet, useMatches, useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { documentTitle, readTitle } from '../../navigation/read-tree';
import { CONTENT_ID } from '../page/content';
import { NavigationProgress } from '../page/navigation-progress';
import { NoticeRegion } from '../page/notice-region';
import { PageNotices } from '../page/page-notices';
import { ShellActionsProvider } from './shell-actions';
import { SignOutProvider } from '../account/sign-out';
import { usePortal } from '../../composition/use-portal';
import { tabAddress } from '../../workspace/describe-tab';
import { useWorkspace, WorkspaceProvider } from '../../workspace/workspace-context';

/** Root layout: the elements around every screen of every layout. */
export function RootLayout() {
  const { t } = useLingui();
  const pending = useRouterState({ select: ({ status }) => status === 'pending' });
  useFocusOnNavigation();
  return (
    <>
      <SkipLink />
      <NavigationProgress active={pending} label={t`Loading...`} />
      <WorkspaceProvider>
        <DocumentTitle />
        <SignOutProvider>
          <ShellActionsProvider>
            <Outlet />
          </ShellActionsProvider>
        </SignOutProvider>
      </WorkspaceProvider>
      <div className="print:hidden">
        <PageNotices />
        <NoticeRegion />
      </div>
    </>
  );
}

function focusContent(): void {
  document.getElementById(CONTENT_ID)?.focus({ preventScroll: true });
}

/** Skip link. A button, not an anchor, because the router owns the address behind "#". */
function SkipLink() {
  const { t } = useLingui();
  return (
    <button
      type="button"
      onClick={focusContent}
      className="fixed start-2 top-2 z-50 -translate-y-20 rounded-control bg-primary px-4 py-2 text-on-primary focus:translate-y-0 print:hidden"
    >
      {t`Skip to the content`}
    </button>
  );
}

/** Title of the document: the name of the object in the page's tab, such as a report, or the title of the route. */
function DocumentTitle() {
  const { config } = usePortal();
  const { i18n } = useLingui();
  const router = useRouter();
  const { names } = useWorkspace();
  const matches = useMatches();
  const match = matches.at(-1);
  const own = match && names.get(tabAddress(router, match));
  const title = readTitle(matches);
  const text = documentTitle(own ?? (title && i18n._(title)), config.productTitle);
  useEffect(() => {
    document.title = text;
  }, [text]);
  return null;
}

/**
 * Moves focus to the new page after a navigation, for keyboard and screen readers. An overlay that was opened meanwhile keeps it: a menu
 * would close, and a palette would get it back with its text selected, so that the next key would replace the text.
 */
function useFocusOnNavigation(): void {
  const pathname = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname });
  const previous = useRef<string>(undefined);
  useEffect(() => {
    const isMoved = previous.current && previous.current !== pathname;
    if (
      isMoved &&
      !document.activeElement?.closest('[role=dialog][data-state=open],[data-disclosure=open]')
    ) {
      focusContent();
    }
    previous.current = pathname;
  }, [pathname]);
}
