import { CollectionScreen, collectionOfSearch, type CollectionSearch } from '@omics-portal/datasets';
import { collectionName, type Omics } from '@omics-portal/resources';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { usePortal } from '../composition/use-portal';
import { DatasetsHost } from './datasets-host';
import { unquoted } from '../links/search-codec';

/** The page of a kind of data; without one, of the collection that the address names. */
function Collection({ omics }: { omics?: Omics }) {
  const { config } = usePortal();
  const navigate = useNavigate();
  const search: CollectionSearch = useSearch({ strict: false });
  return (
    <DatasetsHost>
      <CollectionScreen
        collection={
          omics === undefined ? collectionOfSearch(config.brand, search) : collectionName(config.brand, omics)
        }
        search={search}
        onSearchChange={(next) => void navigate({ to: '.', search: unquoted(next), resetScroll: false })}
      />
    </DatasetsHost>
  );
}

export function DefaultCollectionRoute() {
  return <Collection />;
}

export function GenomicsRoute() {
  return <Collection omics="genomics" />;
}

export function TranscriptomicsRoute() {
  return <Collection omics="transcriptomics" />;
}

export function ProteomicsRoute() {
  return <Collection omics="proteomics" />;
}

export function MetabolomicsRoute() {
  return <Collection omics="metabolomics" />;
}
