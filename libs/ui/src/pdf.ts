// The PDF viewer has its own entry: pdf.js is large, so a page loads it only for a document.
export { type PdfToolbarLabels } from './pdf-viewer/pdf-toolbar';
export { PdfViewer, type PdfViewerLabels, type PdfViewerProps } from './pdf-viewer/pdf-viewer';
export { type SendToPrinter } from './pdf-viewer/print-pages';
