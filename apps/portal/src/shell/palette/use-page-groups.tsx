import { useLingui } from '@lingui/react/macro';
import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { CommandPaletteGroup } from '@omics-portal/ui/command-palette';
import { useRouter, type RegisteredRouter } from '@tanstack/react-router';
import { FileText } from 'lucide-react';
import { useMemo } from 'react';
import { readMenu } from '../../navigation/read-tree';
import { usePortal, useSession } from '../../composition/use-portal';
import { listMenuPages, type MenuPage } from './menu-pages';
import { useOtherLanguage } from './use-other-language';

type PagePath = keyof RegisteredRouter['routesByPath'];

/** Pages that the menu does not list. */
const PUBLIC: readonly [PagePath, MessageDescriptor][] = [['/request-materials', msg`Request Materials`]];
/** Pages of signed-in users that the menu does not list. */
const OWN: readonly [PagePath, MessageDescriptor][] = [
  ['/seq-flow/dnaseq-quality-assessment-wgs-pipeline', msg`WGS Pipeline`],
  ['/seq-flow/dnaseq-quality-assessment-wes-pipeline', msg`WES Pipeline`],
  ['/seq-flow/rnaseq-quality-assessment-pipeline', msg`RNA-Seq Pipeline`],
  ['/seq-flow/dseqc-report-management', msg`DNA-Seq QC Report`],
  ['/seq-flow/rseqc-report-management', msg`RNA-Seq QC Report`],
  ['/seq-flow/protqc-report-management', msg`Proteomics report`],
  ['/seq-flow/metqc-report-management', msg`Metabolomics report`],
  ['/seq-flow/report-comparison', msg`Compare Reports`],
  ['/notifications', msg`Notifications`],
  ['/account/center', msg`User Center`],
  ['/account/settings/base', msg`Settings`],
  ['/account/settings/security', msg`Secure Profiles`],
  ['/account/settings/custom', msg`Customization`],
  ['/account/settings/notification', msg({ message: 'Notification', context: 'settings page' })],
];

const toPages = (routes: readonly [PagePath, MessageDescriptor][]): readonly MenuPage[] =>
  routes.map(([path, title]) => ({ path, title, within: [] }));

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
  const more = [...toPages(PUBLIC), ...(session.status !== 'signed-out' ? toPages(OWN) : [])];
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
