/**
 * Tables that say which character a code stands for; Chinese, Japanese and Korean documents often name one instead of
 * bringing it. Never inlined: our pages may fetch files of their own origin, not data addresses.
 */
export const CMAP_FILES = import.meta.glob<string>('../../../../node_modules/pdfjs-dist/cmaps/*.bcmap', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});
