import type { PdfViewerLabels } from '../pdf-viewer';

/** Labels of the viewer in the stories. */
export const PDF_LABELS: PdfViewerLabels = {
  toolbar: 'Document controls',
  previous: 'Previous page',
  next: 'Next page',
  page: 'Page',
  ofPages: (pages) => `of ${pages}`,
  position: (page, pages) => `Page ${page} of ${pages}`,
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  zoomed: (percent) => `${percent} %`,
  rotateLeft: 'Rotate left',
  rotateRight: 'Rotate right',
  print: 'Print',
  printAll: 'Print all',
  printFirst: 'Print pages 1–2',
  download: 'Download',
  loading: 'Loading the document',
  unavailable: 'Preview unavailable',
  openFile: 'Download the file',
  printFailed: 'The pages could not be printed',
};
