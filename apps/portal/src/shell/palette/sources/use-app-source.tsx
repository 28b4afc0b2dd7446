import { useLingui } from '@lingui/react/macro';
import { appQueries, reportToolQueries } from '@omics-portal/resources';
import { useQuery } from '@tanstack/react-query';
import { FlaskConical } from 'lucide-react';
import { useHrefs, usePortal } from '../../../composition/use-portal';
import { rankEntries } from '../rank-entries';
import { appEntries } from './app-entries';
import { useListHrefs } from './list-hrefs';
import { stateOf } from './searched-query';
import { MAX_FOUND, type Source } from './source';

/** QC apps and report tools by name, short name and description; each opens its details in the store. */
export function useAppSource(text: string): Source {
  const { t, i18n } = useLingui();
  const { clients } = usePortal();
  const hrefs = useHrefs();
  const lists = useListHrefs();
  const apps = appQueries(clients.datains, i18n.locale);
  const options = { enabled: text !== '', retry: false };
  const installed = useQuery({ ...apps.manifests(), ...options });
  const store = useQuery({ ...apps.store(), ...options });
  const tools = useQuery({ ...reportToolQueries(clients.report, i18n.locale).manifests(), ...options });
  const entries = appEntries([...(installed.data ?? []), ...(tools.data ?? [])], store.data ?? []);
  const found = text === '' ? [] : rankEntries(entries, text);
  return {
    key: 'apps',
    heading: t`Apps`,
    icon: <FlaskConical />,
    found: found.slice(0, MAX_FOUND).map(({ entry }) => ({
      ...entry,
      key: entry.name,
      href: hrefs.appStore(entry.name),
    })),
    total: found.length,
    all: { list: t`QC Apps`, href: lists.apps(text) },
    ...stateOf([installed, store, tools]),
  };
}
