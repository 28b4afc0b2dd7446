import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';

/** Points per inch, the unit of PDF page sizes. */
const POINTS_PER_INCH = 72;

/** Default print resolution in dots per inch. */
export const PRINT_DPI = 150;
/** Resolution of the quick print in dots per inch. */
export const QUICK_PRINT_DPI = 100;

/** Receiver of the prepared pages; usually the browser's print dialog. */
export type SendToPrinter = (pages: Window) => void;

async function pictureOf(page: PDFPageProxy, dpi: number): Promise<Blob> {
  const viewport = page.getViewport({ scale: dpi / POINTS_PER_INCH });
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(viewport.width);
  canvas.height = Math.round(viewport.height);
  await page.render({ canvas, viewport, intent: 'print' }).promise;
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  canvas.width = 0;
  if (!picture) {
    throw new Error(`Page ${page.pageNumber} is too large to print`);
  }
  return picture;
}

function emptyFrame(): { frame: HTMLIFrameElement; printWindow: Window } {
  const frame = document.createElement('iframe');
  frame.setAttribute('aria-hidden', 'true');
  frame.tabIndex = -1;
  frame.style.cssText = 'position:fixed;inset-inline-end:0;bottom:0;width:0;height:0;border:0';
  document.body.append(frame);
  const printWindow = frame.contentWindow;
  if (!printWindow) {
    throw new Error('The browser gave no frame to print from');
  }
  return { frame, printWindow };
}

const PRINT_STYLES = '@page{margin:0}body{margin:0}img{display:block;width:100%;break-after:page}';

/**
 * Printing: renders pages at a resolution into a hidden frame, one per sheet, and removes the frame afterwards. Pages
 * beyond the document are skipped.
 */
export async function printPages(
  pdf: PDFDocumentProxy,
  pages: readonly number[],
  dpi: number,
  sendToPrinter: SendToPrinter = (printWindow) => printWindow.print(),
): Promise<void> {
  const addresses: string[] = [];
  const { frame, printWindow } = emptyFrame();
  const clear = () => {
    frame.remove();
    addresses.forEach((address) => URL.revokeObjectURL(address));
  };
  try {
    const style = printWindow.document.createElement('style');
    style.textContent = PRINT_STYLES;
    printWindow.document.head.append(style);
    for (const number of pages.filter((page) => page <= pdf.numPages)) {
      const picture = printWindow.document.createElement('img');
      const address = URL.createObjectURL(await pictureOf(await pdf.getPage(number), dpi));
      addresses.push(address);
      picture.src = address;
      printWindow.document.body.append(picture);
      await picture.decode();
    }
    // print() may return while the frame is still in use: wait for its own event.
    printWindow.addEventListener('afterprint', clear, { once: true });
    printWindow.focus();
    sendToPrinter(printWindow);
  } catch (error) {
    clear();
    throw error;
  }
}
