import { lazy, Suspense } from 'react';

export interface LoadedEntriesProps {
  onFollow?: () => void;
}

/** Lazily loaded: the menu in the header has no such entries until a group is opened. Without them the menu works. */
const Collections = lazy(() =>
  import('./collection-entries').then(
    ({ CollectionEntries }) => ({ default: CollectionEntries }),
    () => ({ default: () => null }),
  ),
);

/** Menu entries that a server has: its collections beside the four. */
export function LoadedEntries(props: LoadedEntriesProps) {
  return (
    <Suspense>
      <Collections {...props} />
    </Suspense>
  );
}
