import { BRAND } from '@omics-portal/api-mocks';
import { parseSearch } from '@omics-portal/data-query';
import { CollectionScreen } from '../records/collection-screen';
import type { CollectionSearch } from '../records/collection-search';
import { WithSearch } from './datasets-host';

export interface CollectionPageProps {
  /** Search parameters of the address, without `?`. */
  readonly address: string;
  readonly omics: string;
  readonly onSearchChange: (next: CollectionSearch) => void;
}

/** Page of a collection with an address that it can change. */
export function CollectionPage({ address, omics, onSearchChange }: CollectionPageProps) {
  return (
    <WithSearch<CollectionSearch> initial={parseSearch(address)}>
      {(search, change) => (
        <CollectionScreen
          collection={`${BRAND}_${omics}`}
          search={search}
          onSearchChange={(next) => {
            onSearchChange(next);
            change(next);
          }}
        />
      )}
    </WithSearch>
  );
}
