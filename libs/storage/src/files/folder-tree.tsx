import { useLingui } from '@lingui/react/macro';
import { useQueries } from '@tanstack/react-query';
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

/** Number of entries of a folder that are searched for subfolders. */
const MAX_ENTRIES = 1000;

/** Time after which an expanded folder is fetched again, in milliseconds. Uploads and new folders refetch it at once. */
const STALE_MS = 60_000;

interface FolderTreeProps {
  /** Current folder. Its ancestors are expanded when it changes. */
  readonly location: FolderLocation;
  readonly onLocationChange: (location: FolderLocation) => void;
}

/**
 * Folder tree of a bucket, with the current folder selected. The root is the user's own folder where that contains the
 * current one, and else the bucket. Subfolders are fetched when a folder is expanded.
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
  const { nodeOf, retry } = useFolderNodes([...expanded].filter((link) => link.startsWith(root)));
  const open = ({ id }: TreeNode) => {
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

/** Nodes of the expanded folders. Each folder is one query. */
function useFolderNodes(links: readonly string[]) {
  const { t } = useLingui();
  const { datains } = useStorage();
  const errorText = useErrorText();
  const results = useQueries({
    queries: links.map((link) => {
      const { service, bucket, folder } = parseLocation(link) ?? { service: '', bucket: '', folder: '' };
      const input = { service, bucket, prefix: folder, page: 1, perPage: MAX_ENTRIES };
      return { ...objectQueries(datains).folder(input), staleTime: STALE_MS };
    }),
  });
  const byLink = new Map(links.map((link, index) => [link, results[index]]));

  const childrenOf = (link: string): readonly TreeNode[] => {
    const folder = byLink.get(link)?.data;
    const folders = folder?.data.filter((entry) => isFolder(entry) && entry.path !== folder.location) ?? [];
    const nodes = folders.map(({ path }) => nodeOf(path));
    return folder && folder.total > MAX_ENTRIES
      ? [
          ...nodes,
          {
            id: `${link}#rest`,
            label: t`Only folders among the first ${MAX_ENTRIES} entries are shown`,
            disabled: true,
          },
        ]
      : nodes;
  };
  const stateOf = (link: string, isLeaf: boolean): Pick<TreeNode, 'state' | 'stateLabel'> => {
    const result = byLink.get(link);
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
  return { nodeOf, retry: (link: string) => void byLink.get(link)?.refetch() };
}
