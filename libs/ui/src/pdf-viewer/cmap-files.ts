/**
 * Character maps of PDF: Chinese, Japanese and Korean documents often refer to one instead of embedding it. Never
 * inlined: the content security policy allows files of this origin, not data URLs.
 */
export const CMAP_FILES = import.meta.glob<string>('../../../../node_modules/pdfjs-dist/cmaps/*.bcmap', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});
