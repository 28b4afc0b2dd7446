import 'react-pdf/dist/Page/AnnotationLayer.css';
import 'react-pdf/dist/Page/TextLayer.css';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useRef, useState } from 'react';
import { Document, pdfjs } from 'react-pdf';
import { ButtonLink } from '../button/button-link';
import { cn } from '../cn/cn';
import { ErrorState } from '../error-state/error-state';
import { ScrollRegion } from '../scroll-region/scroll-region';
import { Spinner } from '../spinner/spinner';
import { PdfPage } from './pdf-page';
import { PdfToolbar, type PdfToolbarLabels, type PdfView } from './pdf-toolbar';
import { PRINT_DPI, printPages, QUICK_PRINT_DPI, type SendToPrinter } from './print-pages';
import { READER_OPTIONS } from './reader-options';
import { useBoxWidth } from './use-box-width';
import { usePdfFile } from './use-pdf-file';
import { turnedAngle, turnedPage } from './view-rules';

// Set here and not at the start of the app: only this module may load pdf.js.
pdfjs.GlobalWorkerOptions.workerSrc = new URL(
  'pdfjs-dist/build/pdf.worker.min.mjs',
  import.meta.url,
).toString();

export interface PdfViewerLabels extends PdfToolbarLabels {
  /** Announced while the document loads. */
  loading: string;
  /** Shown when the document cannot be displayed. */
  unavailable: string;
  /** Label of the link to the file in that case. */
  openFile: string;
  /** Error message when printing fails. */
  printFailed: string;
}

export interface PdfViewerProps {
  /** URL of the document, on this origin or an allowed one. */
  url: string;
  /** Accessible name of the document. */
  title: string;
  /**
   * CSS height of the viewer, including the toolbar.
   *
   * @default 500px
   */
  height?: string | undefined;
  /** Downloads the file under this name instead of opening it in a window. */
  fileName?: string | undefined;
  /** All labels of the viewer. */
  labels: PdfViewerLabels;
  /** Receives the prepared pages instead of the print dialog. */
  sendToPrinter?: SendToPrinter | undefined;
  /** Layout classes, such as margin and width. */
  className?: string | undefined;
}

/** PDF viewer: one page at a time, with selectable text. It starts at page 1, not rotated, as wide as the box. */
export function PdfViewer({ height = '500px', className, ...props }: PdfViewerProps) {
  return (
    <div
      data-slot="pdf-viewer"
      role="group"
      aria-label={props.title}
      className={cn('flex flex-col overflow-hidden rounded-card border border-border bg-sunken', className)}
      style={{ height }}
    >
      <OpenedPdf key={props.url} {...props} />
    </div>
  );
}

/** Maximum initial page width in pixels. */
const WIDE_ENOUGH = 860;
const START: PdfView = { page: 1, rotation: 0, zoom: 1 };
const FIRST_PAGES = [1, 2];

function OpenedPdf({ url, title, fileName, labels, sendToPrinter }: Omit<PdfViewerProps, 'height'>) {
  const [pdf, setPdf] = useState<PDFDocumentProxy | null>(null);
  const [failed, setFailed] = useState(false);
  const { status, file } = usePdfFile(url);
  const [view, setView] = useState(START);
  const { printing, printFailed, print } = usePrinting(pdf, sendToPrinter);
  const change = (part: Partial<PdfView>) => setView((now) => ({ ...now, ...part }));
  if (failed || status === 'failed') {
    return <Unavailable url={url} labels={labels} />;
  }
  return (
    <>
      {pdf ? (
        <PdfToolbar
          labels={labels}
          url={url}
          fileName={fileName}
          view={view}
          pages={pdf.numPages}
          printing={printing}
          onTurn={(by) => change({ page: turnedPage(view.page, by, pdf.numPages) })}
          onPage={(page) => change({ page })}
          onRotate={(quarters) => change({ rotation: turnedAngle(view.rotation, quarters) })}
          onZoom={(zoom) => change({ zoom })}
          onPrint={print}
        />
      ) : null}
      {printFailed ? (
        <p
          role="alert"
          className="border-b border-danger-line bg-danger-soft px-3 py-1.5 text-sm text-danger"
        >
          {labels.printFailed}
        </p>
      ) : null}
      <Document
        file={file}
        options={READER_OPTIONS}
        className="min-h-0 flex-1"
        loading={<LoadingMessage label={labels.loading} />}
        error={null}
        noData={<LoadingMessage label={labels.loading} />}
        onLoadSuccess={setPdf}
        onSourceError={() => setFailed(true)}
        onLoadError={() => setFailed(true)}
        // A password-protected document cannot be displayed; pdf.js would prompt in English.
        onPassword={() => setFailed(true)}
        onItemClick={({ pageNumber }) => change({ page: pageNumber })}
        externalLinkTarget="_blank"
      >
        <Sheet title={title} view={view} />
      </Document>
    </>
  );
}

function Sheet({ title, view: { page, rotation, zoom } }: { title: string; view: PdfView }) {
  const box = useRef<HTMLDivElement>(null);
  const width = Math.min(useBoxWidth(box), WIDE_ENOUGH);
  useEffect(() => {
    box.current?.parentElement?.scrollTo({ top: 0 });
  }, [page]);
  return (
    <ScrollRegion label={title} className="size-full overflow-auto p-3">
      <div ref={box}>
        {width > 0 ? <PdfPage page={page} rotation={rotation} width={width * zoom} /> : null}
      </div>
    </ScrollRegion>
  );
}

function LoadingMessage({ label }: { label: string }) {
  return (
    <div className="flex size-full items-center justify-center">
      <Spinner label={label} className="size-7" />
    </div>
  );
}

function Unavailable({ url, labels }: Pick<PdfViewerProps, 'url' | 'labels'>) {
  return (
    <div className="flex flex-1 flex-col items-center justify-center overflow-auto p-4">
      <ErrorState title={labels.unavailable} className="py-0" />
      <ButtonLink className="mt-4" href={url} target="_blank" rel="noopener noreferrer">
        {labels.openFile}
      </ButtonLink>
    </div>
  );
}

function usePrinting(pdf: PDFDocumentProxy | null, sendToPrinter: SendToPrinter | undefined) {
  const [state, setState] = useState<'idle' | 'printing' | 'failed'>('idle');
  const print = async (what: 'all' | 'first') => {
    if (!pdf) {
      return;
    }
    setState('printing');
    try {
      const all = Array.from({ length: pdf.numPages }, (_, index) => index + 1);
      await (what === 'all'
        ? printPages(pdf, all, PRINT_DPI, sendToPrinter)
        : printPages(pdf, FIRST_PAGES, QUICK_PRINT_DPI, sendToPrinter));
      setState('idle');
    } catch {
      setState('failed');
    }
  };
  return {
    printing: state === 'printing',
    printFailed: state === 'failed',
    print: (what: 'all' | 'first') => void print(what),
  };
}
