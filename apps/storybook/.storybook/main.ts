import { fileURLToPath } from 'node:url';
import { lingui } from '@lingui/vite-plugin';
import { type StorybookConfig } from '@storybook/react-vite';
import tailwindcss from '@tailwindcss/vite';
import { mergeConfig, type Plugin } from 'vite';
import { linguiReact } from '../../../tools/vite/lingui-react';
import { SHEPHERD_SOURCE } from '../../../tools/vite/shepherd-source';
import { DOCGEN } from './docgen';
import { STORIES } from './story-groups';
import { titleCase } from './title-case';

/** Named here, so that a new import in one story does not make the bundler start over in the middle of a run. */
const DEPENDENCIES = [
  '@hookform/resolvers/valibot',
  '@lingui/core',
  '@lingui/react',
  '@nivo/bar',
  '@nivo/boxplot',
  '@nivo/heatmap',
  '@nivo/line',
  '@nivo/pie',
  '@nivo/scatterplot',
  '@noble/hashes/sha2.js',
  '@noble/hashes/utils.js',
  '@radix-ui/react-dialog',
  '@stdlib/math-base-special-polygamma',
  '@stdlib/stats-base-dists-t-cdf',
  '@tanstack/react-query',
  '@tanstack/react-router',
  '@tanstack/react-table',
  '@tanstack/react-virtual',
  'class-variance-authority',
  'clsx',
  'd3-scale',
  'lucide-react',
  'ml-matrix',
  'pure-rand/distribution/uniformInt',
  'pure-rand/generator/xoroshiro128plus',
  'msw',
  'msw/browser',
  'oidc-client-ts',
  'openapi-fetch',
  'pdfjs-dist',
  'radix-ui',
  'radix-ui/internal',
  'react',
  'react-avatar-editor',
  'react-dom',
  'react-dom/client',
  'react-hook-form',
  'react-markdown',
  'react-pdf',
  'react/jsx-dev-runtime',
  'react/jsx-runtime',
  'rehype-sanitize',
  'remark-gfm',
  'shepherd.js',
  'sonner',
  'tailwind-merge',
  'valibot',
  'yaml',
];

/** Address that accepts requests and never responds, for stories of loading states. */
const silentPage: Plugin = {
  name: 'silent-page',
  configureServer: ({ middlewares }) => {
    middlewares.use('/never-responds', () => undefined);
  },
};

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Storybook of components and screens, with the same theme, messages and mocks for both. */
const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: STORIES,
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  staticDirs: ['../public'],
  typescript: DOCGEN,
  experimental_indexers: (indexers = []) =>
    indexers.map((indexer) => ({
      ...indexer,
      createIndex: (file, options) =>
        indexer.createIndex(file, { ...options, makeTitle: (title) => titleCase(options.makeTitle(title)) }),
    })),
  viteFinal: (base) =>
    mergeConfig(base, {
      resolve: { alias: SHEPHERD_SOURCE },
      optimizeDeps: { include: DEPENDENCIES },
      plugins: [
        linguiReact(),
        lingui({ cwd: root, failOnMissing: false, failOnCompileError: true }),
        tailwindcss(),
        silentPage,
      ],
    }),
};

export default config;
