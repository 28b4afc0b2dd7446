import { fileURLToPath } from 'node:url';
import { lingui } from '@lingui/vite-plugin';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { linguiReact } from '../../tools/vite/lingui-react.ts';
import { precompress } from '../../tools/vite/precompress.mts';
import { pages } from './pages-plugin.mts';

const server = process.env['PORTAL_SERVER'] ?? 'http://127.0.0.1:4600';

export default defineConfig({
  root: import.meta.dirname,
  base: './',
  cacheDir: '../../node_modules/.vite/apps/visualisation',
  // In development the figures come from a reference server: `?kind=rna` chooses the page.
  server: { port: 4300, host: '127.0.0.1', proxy: { '/visualisation/data': { target: server } } },
  plugins: [
    linguiReact(),
    lingui({
      cwd: fileURLToPath(new URL('../..', import.meta.url)),
      failOnMissing: false,
      failOnCompileError: true,
    }),
    tailwindcss(),
    pages(['dna', 'rna', 'protein', 'metabolism']),
    precompress(),
  ],
  build: {
    outDir: './dist',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        entryFileNames: 'assets/[name]-[hash:7].js',
        // The chunk of the chart engine has its name, whichever module of ours it shares with the pages.
        chunkFileNames: ({ moduleIds }) =>
          `assets/${moduleIds.some((id) => id.includes('/@nivo/core/')) ? 'charts' : '[name]'}-[hash:7].js`,
      },
      // With it on, the engine of the charts comes with the entry.
      experimental: { chunkOptimization: false },
    },
  },
});
