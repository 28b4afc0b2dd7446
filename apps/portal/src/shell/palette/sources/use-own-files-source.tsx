import { useLingui } from '@lingui/react/macro';
import { formatStorageLink, parseStorageLink } from '@omics-portal/api';
import { objectQueries, ownFolderQuery } from '@omics-portal/resources';
import { useQuery } from '@tanstack/react-query';
import { FolderOpen } from 'lucide-react';
import { useHrefs, usePortal } from '../../../composition/use-portal';
import { useListHrefs } from './list-hrefs';
import { SEARCHED, stateOf } from './searched-query';
import { MAX_FOUND, type Source } from './source';

/** Files in the user's own folder and below with a text in their names; each opens its folder. */
export function useOwnFilesSource(text: string, isSignedIn: boolean): readonly Source[] {
  const { t } = useLingui();
  const { clients } = usePortal();
  const hrefs = useHrefs();
  const lists = useListHrefs();
  const enabled = isSignedIn && text !== '';
  const own = useQuery({ ...ownFolderQuery(clients.datains), enabled, retry: false });
  const folder = own.data ?? { service: '', bucket: '', prefix: '' };
  const files = useQuery({
    ...objectQueries(clients.datains).folder({
      ...folder,
      page: 1,
      perPage: MAX_FOUND,
      search: text,
      recursive: true,
    }),
    ...SEARCHED,
    enabled: enabled && own.data !== undefined && own.data !== null,
  });
  if (!isSignedIn || own.data === null) {
    return [];
  }
  return [
    {
      key: 'own-files',
      heading: t`Your files`,
      icon: <FolderOpen />,
      found: (files.data?.data ?? []).map(({ key, path }) => {
        const address = parseStorageLink(path);
        const below = key.slice(folder.prefix.length);
        const end = below.lastIndexOf('/') + 1;
        const holder = address && { ...address, key: address.key.slice(0, address.key.lastIndexOf('/') + 1) };
        return {
          key,
          label: below.slice(end),
          hint: below.slice(0, end).replace(/\/$/u, ''),
          href: hrefs.files(holder ? formatStorageLink(holder) : undefined),
        };
      }),
      total: files.data?.total ?? 0,
      all: { list: t`File Management`, href: lists.ownFiles(text) },
      ...stateOf([own, files]),
    },
  ];
}
