/** Shapes of the fonts that every reader is supposed to have: a document that uses them does not bring them. */
export const FONT_FILES = import.meta.glob<string>(
  '../../../../node_modules/pdfjs-dist/standard_fonts/*.{pfb,ttf}',
  { query: '?url&no-inline', import: 'default', eager: true },
);
