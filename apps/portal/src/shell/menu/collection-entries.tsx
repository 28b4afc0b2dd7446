import { useLingui } from '@lingui/react/macro';
import {
  collectionListQuery,
  offeredCollections,
  omicsOf,
  ownCollectionTitle,
} from '@omics-portal/resources';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useHrefs, usePortal } from '../../composition/use-portal';
import type { LoadedEntriesProps } from './loaded-entries';
import type { MenuItem } from './menu';
import { MenuList } from './menu-list';

/** Path of the page of a collection beside the four. */
const PATH = '/data/download';
/** Greatest number of entries; that page has links to all collections. */
const MAX_ENTRIES = 8;

/** Entries of the collections that the server lists beside the four; nothing without any. */
export function CollectionEntries(props: LoadedEntriesProps) {
  const { t, i18n } = useLingui();
  const { clients, config } = usePortal();
  const hrefs = useHrefs();
  const listed = useQuery({ ...collectionListQuery(clients.dataseq), retry: false });
  const { pathname, search } = useLocation();
  const current = pathname === PATH ? (search as Record<string, unknown>)['collection'] : undefined;
  const others = offeredCollections(config.brand, listed.data).filter((name) => !omicsOf(config.brand, name));
  const entry = (label: string, href: string, isCurrent: boolean): MenuItem => ({
    key: href,
    label,
    href,
    icon: 'download',
    disabled: false,
    current: isCurrent,
    children: [],
  });
  const entries = others
    .slice(0, MAX_ENTRIES)
    .map((name) =>
      entry(
        ownCollectionTitle(config.texts, name, i18n.locale),
        hrefs.otherCollection(name),
        name === current,
      ),
    );
  const rest = entries.length < others.length ? [entry(t`All collections`, hrefs.path(PATH), false)] : [];
  return entries.length > 0 ? <MenuList items={[...entries, ...rest]} {...props} /> : null;
}
