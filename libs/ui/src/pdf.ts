// Documents, apart from the rest: their reader is large, so a page asks for it only where it shows one.
export { type PdfToolbarLabels } from './pdf-viewer/pdf-toolbar';
export { PdfViewer, type PdfViewerLabels, type PdfViewerProps } from './pdf-viewer/pdf-viewer';
export { type SendToPrinter } from './pdf-viewer/print-pages';
