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
import { findPlaces, type Place } from './find-places';
import { useOtherWords } from './use-other-words';

/** Pages that the menu does not list. */
const REQUEST: readonly [RouteName, MessageDescriptor][] = [['request-materials', msg`Request Materials`]];
const OWN: readonly [RouteName, MessageDescriptor][] = [
  ['notifications', msg`Notifications`],
  ['user-center', msg`User Center`],
  ['settings', msg`Settings`],
];

const toPlaces = (routes: readonly [RouteName, MessageDescriptor][]): readonly Place[] =>
  routes.map(([name, title]) => ({ path: NAMED_ROUTES[name], title, within: [] }));

/** The pages of the menu, and those beside it that this reader may open. */
export function usePageGroups(): readonly CommandPaletteGroup[] {
  const { t, i18n } = useLingui();
  const router = useRouter();
  const { config } = usePortal();
  const session = useSession();
  const other = useOtherWords(i18n.locale);
  const places = useMemo(() => findPlaces(readMenu(router.routeTree, config.brand)), [router, config.brand]);
  const more = [...toPlaces(REQUEST), ...(session.status !== 'signed-out' ? toPlaces(OWN) : [])];
  const items = [...places, ...more].map(({ path, title, within }) => ({
    key: path,
    label: i18n._(title),
    hint: within.map((group) => i18n._(group)).join(' › ') || undefined,
    icon: <FileText />,
    keywords: [path, ...[...within, title].map((word) => other?._(word) ?? '')],
    onSelect: () => void router.navigate({ href: path }),
  }));
  return [{ key: 'pages', heading: t`Pages`, items }];
}
