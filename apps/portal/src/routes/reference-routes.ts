import { loadMessages } from '@omics-portal/catalogue';
import { msg } from '@lingui/core/macro';
import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { referenceDatasetsSearch } from './search';
import { mainRoute } from './main-route';
import { requireBrand } from './params';
import { screenChunks } from './screen-chunks';

const reference = createRoute({
  getParentRoute: () => mainRoute,
  path: 'reference-datasets',
  staticData: { access: 'target', title: msg`Reference Datasets`, menu: { order: 50, icon: 'reference' } },
  loader: ({ context }) => context.portal.words.need(loadMessages),
});

const index = createRoute({
  getParentRoute: () => reference,
  path: '/',
  staticData: { access: 'target' },
  beforeLoad: ({ context }) => {
    throw redirect({
      to: '/reference-datasets/visualization/{$brand}-rna-vis',
      params: { brand: context.portal.config.brand },
      replace: true,
    });
  },
});

const download = createRoute({
  getParentRoute: () => reference,
  path: 'download',
  staticData: { access: 'public', title: msg`Browse & Download`, menu: { order: 10, icon: 'download' } },
  validateSearch: referenceDatasetsSearch,
  component: lazyRouteComponent(screenChunks.referenceDatasets, 'ReferenceDatasetsRoute'),
});

const visualization = createRoute({
  getParentRoute: () => reference,
  path: 'visualization',
  staticData: { access: 'target', title: msg`Discovery & Visualize`, menu: { order: 20, icon: 'chart' } },
});

const visualizationIndex = createRoute({
  getParentRoute: () => visualization,
  path: '/',
  staticData: { access: 'target' },
  beforeLoad: ({ context }) => {
    throw redirect({
      to: '/reference-datasets/visualization/{$brand}-rna-vis',
      params: { brand: context.portal.config.brand },
      replace: true,
    });
  },
});

const dna = createRoute({
  getParentRoute: () => visualization,
  path: '{$brand}-dna-vis',
  staticData: { access: 'public', title: msg`Genomics`, menu: { order: 1, icon: 'chart' } },
  beforeLoad: requireBrand,
  component: lazyRouteComponent(screenChunks.frames, 'DnaVisualizationRoute'),
});

const rna = createRoute({
  getParentRoute: () => visualization,
  path: '{$brand}-rna-vis',
  staticData: { access: 'public', title: msg`Transcriptomics`, menu: { order: 2, icon: 'chart' } },
  beforeLoad: requireBrand,
  component: lazyRouteComponent(screenChunks.frames, 'RnaVisualizationRoute'),
});

const protein = createRoute({
  getParentRoute: () => visualization,
  path: '{$brand}-protein-vis',
  staticData: { access: 'public', title: msg`Proteomics`, menu: { order: 3, icon: 'chart', disabled: true } },
  beforeLoad: requireBrand,
  component: lazyRouteComponent(screenChunks.frames, 'ProteinVisualizationRoute'),
});

const metabolism = createRoute({
  getParentRoute: () => visualization,
  path: '{$brand}-metabolism-vis',
  staticData: {
    access: 'public',
    title: msg`Metabolomics`,
    menu: { order: 4, icon: 'chart', disabled: true },
  },
  beforeLoad: requireBrand,
  component: lazyRouteComponent(screenChunks.frames, 'MetabolismVisualizationRoute'),
});

/** Everything under /reference-datasets. */
export const referenceRoutes = reference.addChildren([
  index,
  download,
  visualization.addChildren([visualizationIndex, dna, rna, protein, metabolism]),
]);
