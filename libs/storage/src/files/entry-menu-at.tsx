import { MenuAt, type MenuAtProps } from '@omics-portal/ui';

/** Open context menu of entries, in a chunk that loads on first use. */
export function EntryMenuAt(props: MenuAtProps) {
  return <MenuAt {...props} />;
}
