import { useLingui } from '@lingui/react/macro';
import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { CommandPaletteGroup } from '@omics-portal/ui/command-palette';
import { useRouter } from '@tanstack/react-router';
import { FileText } from 'lucide-react';
import { useMemo } from 'react';
import { NAMED_ROUTES, type RouteName } from '../../links/named-routes';
import { readMenu } from '../../navigation/read-tree';
import { usePortal, useSession } from '../../composition/use-portal';
import { listMenuPages, type MenuPage } from './menu-pages';
import { useOtherLanguage } from './use-other-language';

/** Pages that the menu does not list. */
const REQUEST: readonly [RouteName, MessageDescriptor][] = [['request-materials', msg`Request Materials`]];
const OWN: readonly [RouteName, MessageDescriptor][] = [
  ['notifications', msg`Notifications`],
  ['user-center', msg`User Center`],
  ['settings', msg`Settings`],
];

const toPages = (routes: readonly [RouteName, MessageDescriptor][]): readonly MenuPage[] =>
  routes.map(([name, title]) => ({ path: NAMED_ROUTES[name], title, within: [] }));

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
  const more = [...toPages(REQUEST), ...(session.status !== 'signed-out' ? toPages(OWN) : [])];
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
