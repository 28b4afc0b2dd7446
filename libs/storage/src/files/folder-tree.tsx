import { useLingui } from '@lingui/react/macro';
import { useQueries, type UseQueryResult } from '@tanstack/react-query';
import { objectQueries, type OwnFolder } from '@omics-portal/resources';
import { SkeletonLines, Tree, type TreeNode } from '@omics-portal/ui';
import { useErrorText } from '@omics-portal/wording';
import { Folder } from 'lucide-react';
import { useState } from 'react';
import {
  formatLocation,
  nameOf,
  parseLocation,
  pathSegments,
  type FolderLocation,
} from '../location/folder-location';
import { useStorage } from '../ports/storage-ports';
import { useOwnFolder } from '../ports/use-own-folder';
import { isFolder } from './is-folder';

/** Number of entries of a folder that are searched for subfolders at a time. */
const ENTRIES_PER_PAGE = 1000;

/** End of the id of the node that shows more of a folder; links of folders end with a slash. */
const MORE = '#more';

/** Time after which an expanded folder is fetched again, in milliseconds. Uploads and new folders refetch it at once. */
const STALE_MS = 60_000;

interface FolderTreeProps {
  /** Current folder. Its ancestors are expanded when it changes. */
  readonly location: FolderLocation;
  readonly onLocationChange: (location: FolderLocation) => void;
}

/**
 * Folder tree of a bucket, with the current folder selected. The root is the user's own folder where that contains the
 * current one, and else the bucket. Subfolders are fetched when a folder is expanded, those of a large one in pages.
 */
export function FolderTree(props: FolderTreeProps) {
  const { t } = useLingui();
  const own = useOwnFolder();
  // Without the own folder the root is unknown: it would be the bucket at first, and another a moment later.
  return own === undefined ? (
    <SkeletonLines lines={4} label={t`Loading...`} />
  ) : (
    <TreeBelow root={rootOf(props.location, own)} {...props} />
  );
}

function TreeBelow({ root, location, onLocationChange }: FolderTreeProps & { readonly root: string }) {
  const { t } = useLingui();
  const current = formatLocation({ ...location, filter: '' });
  const { expanded, setExpanded } = useExpandedFolders(location);
  const { nodeOf, retry, showMore } = useFolderNodes([...expanded].filter((link) => link.startsWith(root)));
  const open = ({ id }: TreeNode) => {
    if (id.endsWith(MORE)) return showMore(id.slice(0, -MORE.length));
    const next = parseLocation(id);
    if (next) {
      onLocationChange(next);
    }
  };
  return (
    <Tree
      label={t`Folders`}
      nodes={[nodeOf(root)]}
      expanded={expanded}
      onExpandedChange={setExpanded}
      selected={current}
      onSelect={open}
      onRetry={({ id }) => retry(id)}
    />
  );
}

/** Links of the expanded folders. A change of the current folder expands it and its ancestors. */
function useExpandedFolders(location: FolderLocation) {
  const current = formatLocation({ ...location, filter: '' });
  const path = pathSegments(location).map(({ link }) => link);
  const [state, setState] = useState({ current, expanded: new Set(path) as ReadonlySet<string> });
  if (state.current !== current) {
    setState({ current, expanded: new Set([...state.expanded, ...path]) });
  }
  return {
    expanded: state.expanded,
    setExpanded: (expanded: ReadonlySet<string>) => setState({ current, expanded }),
  };
}

/** Link of the root folder: the user's own, or the bucket where the current folder is elsewhere. */
function rootOf(location: FolderLocation, folder: OwnFolder | null): string {
  const own = folder && formatLocation({ ...folder, folder: folder.prefix, filter: '' });
  return own && formatLocation(location).startsWith(own)
    ? own
    : formatLocation({ ...location, folder: '', filter: '' });
}

/** Nodes of the expanded folders. Each page of a folder is one query. */
function useFolderNodes(links: readonly string[]) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const [pages, setPages] = useState<ReadonlyMap<string, number>>(new Map());
  const byLink = useFolderPages(links, pages);

  /** Node that shows more of a folder; with a further page, that page as long as it is not there. */
  const moreNode = (link: string, searched: number, next?: FolderPage): TreeNode => {
    const id = `${link}${MORE}`;
    if (next?.isPending) return { id, label: t`Loading...`, disabled: true };
    return next?.isError
      ? { id, label: errorText(next.error) ?? t`Retry` }
      : { id, label: t`Folders among the first ${searched} entries. Show more` };
  };
  const childrenOf = (link: string): readonly TreeNode[] => {
    const results = byLink.get(link) ?? [];
    const nodes = results
      .flatMap(({ data: folder }) =>
        folder ? folder.data.filter((entry) => isFolder(entry) && entry.path !== folder.location) : [],
      )
      .map(({ path }) => nodeOf(path));
    const searched = results.length * ENTRIES_PER_PAGE;
    const total = results[0]?.data?.total ?? 0;
    const last = results.at(-1);
    // The first page is the state of the folder itself.
    const isNext = results.length > 1;
    return total > searched || (isNext && !last?.data)
      ? [...nodes, moreNode(link, searched, isNext ? last : undefined)]
      : nodes;
  };
  const stateOf = (link: string, isLeaf: boolean): Pick<TreeNode, 'state' | 'stateLabel'> => {
    const [result] = byLink.get(link) ?? [];
    if (result?.isPending) {
      return { state: 'loading', stateLabel: t`Loading...` };
    }
    if (result?.isError) {
      return { state: 'failed', stateLabel: errorText(result.error) };
    }
    return result && isLeaf ? { stateLabel: t`No subfolders` } : {};
  };
  const nodeOf = (link: string): TreeNode => {
    const children = childrenOf(link);
    const label = nameOf(link) || link;
    return { id: link, label, icon: <Folder />, children, ...stateOf(link, children.length === 0) };
  };
  const retry = (link: string) => void byLink.get(link)?.[0]?.refetch();
  const showMore = (link: string) => {
    const last = byLink.get(link)?.at(-1);
    if (last?.isError) void last.refetch();
    else setPages(new Map([...pages, [link, (pages.get(link) ?? 1) + 1]]));
  };
  return { nodeOf, retry, showMore };
}

type FolderPage = Pick<UseQueryResult, 'isPending' | 'isError' | 'error'>;

/** Results of the pages of each folder, the first one for a folder that is not among `pages`. */
function useFolderPages(links: readonly string[], pages: ReadonlyMap<string, number>) {
  const { datains } = useStorage();
  const wanted = links.flatMap((link) =>
    Array.from({ length: pages.get(link) ?? 1 }, (_, index) => ({ link, page: index + 1 })),
  );
  const results = useQueries({
    queries: wanted.map(({ link, page }) => {
      const { service, bucket, folder } = parseLocation(link) ?? { service: '', bucket: '', folder: '' };
      const input = { service, bucket, prefix: folder, page, perPage: ENTRIES_PER_PAGE };
      return { ...objectQueries(datains).folder(input), staleTime: STALE_MS };
    }),
  });
  const byLink = new Map(links.map((link): [string, typeof results] => [link, []]));
  wanted.forEach(({ link }, index) => {
    const result = results[index];
    if (result) byLink.get(link)?.push(result);
  });
  return byLink;
}
