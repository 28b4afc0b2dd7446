import {
  CollectionScreen,
  collectionOfSearch,
  type CollectionSearch,
  FILE_PARAMETER,
} from '@omics-portal/datasets';
import { collectionName, type Omics } from '@omics-portal/resources';
import { usePortal } from '../composition/use-portal';
import { unquoted } from '../links/search-codec';
import { useTabTitle } from '../workspace/workspace-context';
import { DatasetsHost } from './datasets-host';
import type { ScreenProps } from './feature-route';

type CollectionProps = Pick<ScreenProps<CollectionSearch>, 'search' | 'onSearchChange'>;

/** Page of one omics type, or of the collection in the search parameters. */
function Collection({ omics, search, onSearchChange }: CollectionProps & { omics?: Omics }) {
  const { config } = usePortal();
  useTabTitle(fileOf(search));
  return (
    <DatasetsHost>
      <CollectionScreen
        collection={
          omics === undefined ? collectionOfSearch(config.brand, search) : collectionName(config.brand, omics)
        }
        search={search}
        onSearchChange={(next) => onSearchChange(unquoted(next))}
      />
    </DatasetsHost>
  );
}

/** Name of the file that the address shows, if any. */
function fileOf({ [FILE_PARAMETER]: file }: CollectionSearch): string | undefined {
  return typeof file === 'string' ? file.slice(file.lastIndexOf('/') + 1) : undefined;
}

export function DefaultCollectionRoute(props: CollectionProps) {
  return <Collection {...props} />;
}

export function GenomicsRoute(props: CollectionProps) {
  return <Collection {...props} omics="genomics" />;
}

export function TranscriptomicsRoute(props: CollectionProps) {
  return <Collection {...props} omics="transcriptomics" />;
}

export function ProteomicsRoute(props: CollectionProps) {
  return <Collection {...props} omics="proteomics" />;
}

export function MetabolomicsRoute(props: CollectionProps) {
  return <Collection {...props} omics="metabolomics" />;
}
