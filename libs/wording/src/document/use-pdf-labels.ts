import { useLingui } from '@lingui/react/macro';
import type { PdfViewerLabels } from '@omics-portal/ui/pdf';

/** Labels of the PDF viewer, shared by all screens. */
export function usePdfLabels(): PdfViewerLabels {
  const { t } = useLingui();
  return {
    toolbar: t`Document controls`,
    previous: t`Previous page`,
    next: t`Next page`,
    page: t`Page number`,
    ofPages: (pages) => t`of ${pages}`,
    position: (page, pages) => t`Page ${page} of ${pages}`,
    zoomIn: t`Zoom in`,
    zoomOut: t`Zoom out`,
    zoomed: (percent) => t`${percent} %`,
    rotateLeft: t`Rotate left`,
    rotateRight: t`Rotate right`,
    print: t`Print`,
    printAll: t`Print all`,
    printFirst: t`Print pages 1–2`,
    download: t`Download`,
    loading: t`Loading the document`,
    unavailable: t`Preview unavailable`,
    openFile: t`Open the file`,
    printFailed: t`The pages could not be printed`,
  };
}
