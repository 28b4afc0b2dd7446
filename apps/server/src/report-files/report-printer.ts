import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import PQueue from 'p-queue';
import { ApiError, notFound } from '../http/api-error.ts';
import type { Sentence } from '../http/preferred-language.ts';
import { objectSize } from '../objects/object-size.ts';
import type { ObjectStore } from '../objects/object-store.ts';
import { type ObjectLocation, parseStorageLink, storageLink } from '../objects/storage-link.ts';
import { SharedCalls } from '../shared-calls/shared-calls.ts';
import { withClosing } from './closing-section.ts';
import { printPdf, type PrintOptions } from './print-pdf.ts';

/** Time limit of a document, below the 60 seconds that the portal waits for a response. */
const PRINT_MS = 45_000;
/** Largest page that is printed, in bytes. */
const MAX_PAGE_BYTES = 20_000_000;
/** Maximum queue length; further requests are refused at once. */
const MAX_WAITING = 20;
const BUSY: Sentence = {
  'en-US': 'Many documents are being made. Try again in a minute.',
  'zh-CN': '正在生成的文档较多。请在一分钟后重试。',
};
const PRINT_IT_YOURSELF: Sentence = {
  'en-US': 'Open the report as HTML and print it in your browser.',
  'zh-CN': '请以 HTML 打开报告，并在浏览器中打印。',
};

function printInstead(english: string, chinese: string): Sentence {
  return {
    'en-US': `${english} ${PRINT_IT_YOURSELF['en-US']}`,
    'zh-CN': `${chinese}${PRINT_IT_YOURSELF['zh-CN']}`,
  };
}

/** Options of a report printer. */
export interface ReportPrinterOptions {
  objects: ObjectStore;
  /** Path of Chromium; undefined where none is installed. */
  chromium: string | undefined;
  print?: (html: string, options: PrintOptions) => Promise<Buffer>;
}

/** Report printer: PDF documents of report pages, one at a time, each made once and stored beside its page. */
export class ReportPrinter {
  readonly #options: Required<ReportPrinterOptions>;
  // A browser takes about 300 MB.
  readonly #queue = new PQueue({ concurrency: 1 });
  readonly #calls = new SharedCalls<string>();

  constructor({ print = printPdf, ...options }: ReportPrinterOptions) {
    this.#options = { ...options, print };
  }

  /** True where this server can make documents. */
  get isAvailable(): boolean {
    return this.#options.chromium !== undefined;
  }

  /**
   * Link of the PDF document of a report page, which is printed at the first request. Throws `ApiError`: 404 without the page,
   * 422 for one that is too large, 429 when too many wait, 501 without Chromium, 502 when Chromium fails. `closing`: HTML at the
   * end of the document, which the page lacks.
   */
  async documentOf(pageLink: string, closing = ''): Promise<string> {
    const location = parseStorageLink(pageLink);
    if (!location) throw notFound('page', pageLink);
    const { bucket, key } = location;
    const target = documentOfPage(location);
    const link = storageLink(target.bucket, target.key);
    const { objects, chromium } = this.#options;
    if ((await objectSize(objects, target.bucket, target.key)) !== undefined) return link;
    if (chromium === undefined)
      throw new ApiError(501, printInstead('This site makes no PDF documents.', '本站不生成 PDF 文档。'));
    return this.#calls.share(link, async () => {
      if (this.#queue.size >= MAX_WAITING) throw new ApiError(429, BUSY, undefined, { 'Retry-After': '60' });
      return this.#queue.add(async () => {
        const html = await this.#readPage(bucket, key);
        const pdf = await this.#print(withClosing(html, closing), chromium);
        await objects.put(target.bucket, target.key, Readable.from([pdf]), {
          contentType: 'application/pdf',
        });
        return link;
      });
    });
  }

  /** Deletes the document of a page, whose closing has changed; the next request prints it again. A page that is a PDF stays. */
  async discard(pageLink: string): Promise<void> {
    const location = parseStorageLink(pageLink);
    const target = location && documentOfPage(location);
    if (target && target.key !== location.key) await this.#options.objects.delete(target.bucket, target.key);
  }

  async #readPage(bucket: string, key: string): Promise<string> {
    const { objects } = this.#options;
    const size = await objectSize(objects, bucket, key);
    if (size === undefined) throw notFound('page', key);
    if (size > MAX_PAGE_BYTES)
      throw new ApiError(
        422,
        printInstead('The report is too large for a PDF document.', '报告过大，无法生成 PDF 文档。'),
      );
    return text(await objects.open(bucket, key));
  }

  async #print(html: string, executable: string): Promise<Buffer> {
    try {
      return await this.#options.print(html, { executable, timeoutMs: PRINT_MS });
    } catch (error) {
      console.error(
        `A PDF document: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
      );
      throw new ApiError(502, printInstead('The PDF document could not be made.', '无法生成 PDF 文档。'));
    }
  }
}

function documentOfPage({ bucket, key }: ObjectLocation): ObjectLocation {
  return { bucket, key: `${key.replace(/\.(?:html?|pdf)$/i, '')}.pdf` };
}
