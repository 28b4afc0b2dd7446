import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';

/** Points to an inch, the unit of a document's page sizes. */
const POINTS_PER_INCH = 72;

/** Dots to an inch that paper gets when nobody says otherwise. */
export const PRINT_DPI = 150;
/** Dots to an inch of the quick print of the first pages. */
export const QUICK_PRINT_DPI = 100;

/** What is done with the prepared pages; the browser's print dialog, usually. */
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

function emptyFrame(): { frame: HTMLIFrameElement; paper: Window } {
  const frame = document.createElement('iframe');
  frame.setAttribute('aria-hidden', 'true');
  frame.tabIndex = -1;
  frame.style.cssText = 'position:fixed;inset-inline-end:0;bottom:0;width:0;height:0;border:0';
  document.body.append(frame);
  const paper = frame.contentWindow;
  if (!paper) {
    throw new Error('The browser gave no frame to print from');
  }
  return { frame, paper };
}

const PAPER = '@page{margin:0}body{margin:0}img{display:block;width:100%;break-after:page}';

/**
 * Draws pages at a resolution and hands them to the printer, each on a sheet of its own, from a hidden frame that goes
 * away afterwards. Pages that the document does not have are left out.
 */
export async function printPages(
  pdf: PDFDocumentProxy,
  pages: readonly number[],
  dpi: number,
  sendToPrinter: SendToPrinter = (paper) => paper.print(),
): Promise<void> {
  const addresses: string[] = [];
  const { frame, paper } = emptyFrame();
  const clear = () => {
    frame.remove();
    addresses.forEach((address) => URL.revokeObjectURL(address));
  };
  try {
    const style = paper.document.createElement('style');
    style.textContent = PAPER;
    paper.document.head.append(style);
    for (const number of pages.filter((page) => page <= pdf.numPages)) {
      const picture = paper.document.createElement('img');
      const address = URL.createObjectURL(await pictureOf(await pdf.getPage(number), dpi));
      addresses.push(address);
      picture.src = address;
      paper.document.body.append(picture);
      await picture.decode();
    }
    // The dialog may return at once, with the frame still being read: only its own event says that it is done.
    paper.addEventListener('afterprint', clear, { once: true });
    paper.focus();
    sendToPrinter(paper);
  } catch (error) {
    clear();
    throw error;
  }
}
