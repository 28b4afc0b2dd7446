/** The standard 14 fonts of PDF, which documents use without embedding them. */
export const FONT_FILES = import.meta.glob<string>(
  '../../../../node_modules/pdfjs-dist/standard_fonts/*.{pfb,ttf}',
  { query: '?url&no-inline', import: 'default', eager: true },
);
