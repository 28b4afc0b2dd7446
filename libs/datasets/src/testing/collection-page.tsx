import { BRAND } from '@omics-portal/api-mocks';
import { parseSearch } from '@omics-portal/data-query';
import { CollectionScreen } from '../records/collection-screen';
import type { CollectionSearch } from '../records/collection-search';
import { WithSearch } from './datasets-host';

export interface CollectionPageProps {
  /** The part of the address after `?`. */
  readonly address: string;
  readonly omics: string;
  readonly onSearchChange: (next: CollectionSearch) => void;
}

/** The page of a collection at an address that it can change. */
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
