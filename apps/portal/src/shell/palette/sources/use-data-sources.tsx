import { useLingui } from '@lingui/react/macro';
import type { DataFile } from '@omics-portal/api';
import { emptyQuery, encodeSearch, withSearch } from '@omics-portal/data-query';
import { FILE_PARAMETER, fileKey, fileName, typedFileSearch } from '@omics-portal/datasets';
import {
  offeredCollections,
  omicsOf,
  ownCollectionTitle,
  recordQueries,
  searchSuggestions,
} from '@omics-portal/resources';
import { formatFileSize, OMICS_LABELS } from '@omics-portal/wording';
import { useQueries, useQuery } from '@tanstack/react-query';
import { Database, File } from 'lucide-react';
import { useMemo } from 'react';
import { usePortal } from '../../../composition/use-portal';
import { rankEntries } from '../rank-entries';
import { SEARCH_WORDS } from '../search-words';
import { useListHrefs } from './list-hrefs';
import { SEARCHED, stateOf } from './searched-query';
import { MAX_FOUND, type Source } from './source';

/** Collections whose files are searched at most: each is a request. */
const MAX_COLLECTIONS = 8;

/** Collections by name, and the files of each with a text in name, path, library or donor. */
export function useDataSources(text: string): readonly Source[] {
  const { t, i18n } = useLingui();
  const { clients, config } = usePortal();
  const { brand, numericRange } = config;
  const lists = useListHrefs();
  const enabled = text !== '';
  const offered = useQuery({
    ...recordQueries(clients.dataseq, { numericRange }).collections(),
    enabled,
    retry: false,
  });
  const names = offered.isPending ? [] : offeredCollections(brand, offered.data);
  const suggest = useMemo(
    () => searchSuggestions(clients.dataseq, { numericRange }),
    [clients.dataseq, numericRange],
  );
  const searched = names.slice(0, MAX_COLLECTIONS);
  const search = typedFileSearch(text);
  const files = useQueries({
    queries: searched.map((name) => ({
      ...suggest(emptyQuery(name), search, []),
      ...SEARCHED,
      enabled,
    })),
  });
  const labelOf = (name: string) => {
    const omics = omicsOf(brand, name);
    return omics ? i18n._(OMICS_LABELS[omics]) : ownCollectionTitle(config.texts, name, i18n.locale);
  };
  const collections = names.map((name) => ({
    key: name,
    label: labelOf(name),
    keywords: [name, ...SEARCH_WORDS.collection],
    hint: t`Files to browse and download`,
    href: lists.collection(name),
  }));
  const found = enabled ? rankEntries(collections, text).map(({ entry }) => entry) : [];
  return [
    {
      key: 'collections',
      heading: t`Collections`,
      icon: <Database />,
      found: found.slice(0, MAX_FOUND),
      total: found.length,
      ...stateOf([offered]),
    },
    ...searched.map((name, at): Source => {
      const query = files[at];
      const label = labelOf(name);
      const listed = enabled ? encodeSearch(withSearch(emptyQuery(name), search)) : {};
      return {
        key: `files-${name}`,
        heading: t`Files: ${label}`,
        icon: <File />,
        found: (query?.data?.files ?? []).slice(0, MAX_FOUND).map((record, index) => ({
          key: `${index} ${fileKey(record)}`,
          label: fileName(record),
          hint: hintOf(record),
          href: lists.collection(name, { [FILE_PARAMETER]: fileKey(record) }),
        })),
        total: query?.data?.total ?? 0,
        all: { list: label, href: lists.collection(name, listed as Record<string, string>) },
        ...stateOf(query ? [query] : []),
      };
    }),
  ];
}

/** Format and size of a file, as far as they are known. */
function hintOf({ data_format: format, file_size: size }: DataFile): string {
  return [format, typeof size === 'number' ? formatFileSize(size) : null].filter(Boolean).join(' · ');
}
