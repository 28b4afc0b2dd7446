import { useLingui } from '@lingui/react/macro';
import type { CommandPaletteGroup } from '@omics-portal/ui/command-palette';
import { useRouter, type RegisteredRouter } from '@tanstack/react-router';
import { FileText } from 'lucide-react';
import { useMemo } from 'react';
import { readMenu } from '../../navigation/read-tree';
import { usePortal, useSession } from '../../composition/use-portal';
import { listMenuPages, type MenuPage } from './menu-pages';
import { useOtherLanguage } from './use-other-language';

type RoutesById = RegisteredRouter['routesById'];

/** Ids of the routes of pages that the menu does not list. */
const MORE: readonly string[] = [
  '/main/request-materials',
  '/main/seq-flow/dnaseq-quality-assessment-wgs-pipeline',
  '/main/seq-flow/dnaseq-quality-assessment-wes-pipeline',
  '/main/seq-flow/rnaseq-quality-assessment-pipeline',
  '/main/seq-flow/dseqc-report-management',
  '/main/seq-flow/rseqc-report-management',
  '/main/seq-flow/protqc-report-management',
  '/main/seq-flow/metqc-report-management',
  '/main/seq-flow/report-comparison',
  '/main/notifications',
  '/main/account/center',
  '/main/account/settings',
  '/main/account/settings/security',
  '/main/account/settings/custom',
  '/main/account/settings/notification',
] satisfies (keyof RoutesById)[];

/** Pages that the menu does not list, each with the path and the title of its route. A visitor gets the public ones. */
function morePages(routes: RoutesById, isSignedIn: boolean): readonly MenuPage[] {
  return Object.values(routes).flatMap(({ id, fullPath, options }) => {
    const { access, title } = options.staticData;
    const isListed = MORE.includes(id) && (isSignedIn || access === 'public');
    return isListed && title ? [{ path: fullPath, title, within: [] }] : [];
  });
}

/** Pages of the menu, and other pages that the user may open. */
export function usePageGroups(): readonly CommandPaletteGroup[] {
  const { t, i18n } = useLingui();
  const router = useRouter();
  const { config } = usePortal();
  const session = useSession();
  const other = useOtherLanguage(i18n.locale);
  const pages = useMemo(
    () => listMenuPages(readMenu(router.routeTree, config.brand)),
    [router, config.brand],
  );
  const more = morePages(router.routesById, session.status !== 'signed-out');
  const items = [...pages, ...more].map(({ path, title, within }) => ({
    key: path,
    label: i18n._(title),
    hint: within.map((group) => i18n._(group)).join(' › ') || undefined,
    icon: <FileText />,
    keywords: [path, ...[...within, title].map((name) => other?._(name) ?? '')],
    onSelect: () => void router.navigate({ href: path }),
  }));
  return [{ key: 'pages', heading: t`Pages`, items }];
}
