import { msg } from '@lingui/core/macro';
import { loadMessages } from '@omics-portal/catalogue';
import { createRoute } from '@tanstack/react-router';
import { featureRoute, redirectRoute } from './feature-route';
import { mainRoute } from './main-route';
import { requireBrand } from './params';
import { screenChunks, withPublicRequests } from './screen-chunks';
import { referenceDatasetsSearch, visualizationSearch } from './search';

const reference = createRoute({
  getParentRoute: () => mainRoute,
  path: 'reference-datasets',
  staticData: { access: 'target', title: msg`Reference Datasets`, menu: { order: 50, icon: 'reference' } },
  loader: ({ context }) => context.portal.messages.load(loadMessages),
});

const defaultVisualization = (brand: string) => `/reference-datasets/visualization/${brand}-rna-vis`;

const index = redirectRoute(() => reference, '/', defaultVisualization);

const download = featureRoute({
  parent: () => reference,
  path: 'download',
  access: 'public',
  title: msg`Browse & Download`,
  menu: { order: 10, icon: 'download' },
  search: referenceDatasetsSearch,
  chunk: screenChunks.referenceDatasets,
  screen: 'ReferenceDatasetsRoute',
  start: (portal) => withPublicRequests(({ loadReferenceDatasets }) => loadReferenceDatasets(portal)),
});

const visualization = createRoute({
  getParentRoute: () => reference,
  path: 'visualization',
  staticData: { access: 'target', title: msg`Discovery & Visualize`, menu: { order: 20, icon: 'chart' } },
});

const parent = () => visualization;

const visualizationIndex = redirectRoute(parent, '/', defaultVisualization);

const dna = featureRoute({
  parent,
  path: '{$brand}-dna-vis',
  access: 'public',
  title: msg`Genomics`,
  menu: { order: 1, icon: 'chart' },
  guard: requireBrand,
  search: visualizationSearch,
  chunk: screenChunks.frames,
  screen: 'DnaVisualizationRoute',
});

const rna = featureRoute({
  parent,
  path: '{$brand}-rna-vis',
  access: 'public',
  title: msg`Transcriptomics`,
  menu: { order: 2, icon: 'chart' },
  guard: requireBrand,
  search: visualizationSearch,
  chunk: screenChunks.frames,
  screen: 'RnaVisualizationRoute',
});

const protein = featureRoute({
  parent,
  path: '{$brand}-protein-vis',
  access: 'public',
  title: msg`Proteomics`,
  menu: { order: 3, icon: 'chart', disabled: true },
  guard: requireBrand,
  search: visualizationSearch,
  chunk: screenChunks.frames,
  screen: 'ProteinVisualizationRoute',
});

const metabolism = featureRoute({
  parent,
  path: '{$brand}-metabolism-vis',
  access: 'public',
  title: msg`Metabolomics`,
  menu: { order: 4, icon: 'chart', disabled: true },
  guard: requireBrand,
  search: visualizationSearch,
  chunk: screenChunks.frames,
  screen: 'MetabolismVisualizationRoute',
});

/** Everything under /reference-datasets. */
export const referenceRoutes = reference.addChildren([
  index,
  download,
  visualization.addChildren([visualizationIndex, dna, rna, protein, metabolism]),
]);
