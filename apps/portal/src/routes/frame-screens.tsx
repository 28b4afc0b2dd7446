import {
  EmbeddedFrameScreen,
  VisualizationScreen,
  type EmbeddedFrameSearch,
  type VisualizationSearch,
} from '@omics-portal/catalogue';
import { CatalogueHost } from './catalogue-host';
import type { ScreenProps } from './feature-route';

type VisualizationProps = Pick<ScreenProps<VisualizationSearch>, 'title' | 'search' | 'onSearchChange'>;

export function EmbeddedFrameRoute({
  title,
  search,
}: Pick<ScreenProps<EmbeddedFrameSearch>, 'title' | 'search'>) {
  return (
    <CatalogueHost>
      <EmbeddedFrameScreen title={title} search={search} />
    </CatalogueHost>
  );
}

export function DnaVisualizationRoute(props: VisualizationProps) {
  return (
    <CatalogueHost>
      <VisualizationScreen kind="dna" {...props} />
    </CatalogueHost>
  );
}

export function RnaVisualizationRoute(props: VisualizationProps) {
  return (
    <CatalogueHost>
      <VisualizationScreen kind="rna" {...props} />
    </CatalogueHost>
  );
}

export function ProteinVisualizationRoute(props: VisualizationProps) {
  return (
    <CatalogueHost>
      <VisualizationScreen kind="protein" {...props} />
    </CatalogueHost>
  );
}

export function MetabolismVisualizationRoute(props: VisualizationProps) {
  return (
    <CatalogueHost>
      <VisualizationScreen kind="metabolism" {...props} />
    </CatalogueHost>
  );
}
