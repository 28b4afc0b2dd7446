import type { Plugin } from 'vite';

/** Vite plugin that writes the page of each visualisation, so that any file server can serve them: a copy of the entry, one folder down. */
export function pages(names: readonly string[]): Plugin {
  return {
    name: 'pages',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const entry = bundle['index.html'];
        if (entry?.type !== 'asset') throw new Error('The build has no index.html.');
        const html = String(entry.source).replaceAll('="./', '="../');
        for (const name of names) {
          this.emitFile({ type: 'asset', fileName: `${name}/index.html`, source: html });
        }
      },
    },
  };
}
