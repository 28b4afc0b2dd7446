import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, test, vi } from 'vitest';
import type { LinkSigner } from '../objects/signed-links.ts';
import { MemoryObjectStore } from '../testing/memory-object-store.ts';
import { ReportPrinter, type ReportPrinterOptions } from './report-printer.ts';

const PAGE = 'minio://tservice/ada/1/report.html';

async function printerOf(print: ReportPrinterOptions['print'], chromium: string | undefined = '/chromium') {
  const objects = new MemoryObjectStore({} as LinkSigner);
  await objects.put('tservice', 'ada/1/report.html', Readable.from(['<h1>Pass</h1>']));
  return { objects, printer: new ReportPrinter({ objects, chromium, ...(print && { print }) }) };
}

test('a document is printed at the first request and stored beside its page', async () => {
  const print = vi.fn(async (html: string) => Buffer.from(`PDF of ${html}`));
  const { objects, printer } = await printerOf(print);
  const links = await Promise.all([printer.documentOf(PAGE), printer.documentOf(PAGE)]);
  expect([...links, await printer.documentOf(PAGE)]).toEqual(
    Array(3).fill('minio://tservice/ada/1/report.pdf'),
  );
  expect(print).toHaveBeenCalledTimes(1);
  expect(await text(await objects.open('tservice', 'ada/1/report.pdf'))).toBe('PDF of <h1>Pass</h1>');
  expect((await objects.head('tservice', 'ada/1/report.pdf'))?.contentType).toBe('application/pdf');
});

test('a document has the closing of its page, and is printed anew once that has changed', async () => {
  const print = vi.fn(async (html: string) => Buffer.from(html));
  const { objects, printer } = await printerOf(print);
  await printer.documentOf(PAGE, '<p>laboratory 1</p>');
  await printer.discard(PAGE);
  await printer.documentOf(PAGE, '<p>laboratory 2</p>');
  const document = await text(await objects.open('tservice', 'ada/1/report.pdf'));
  expect(document).toBe('<h1>Pass</h1><p>laboratory 2</p>');
  await objects.put('tservice', 'ada/2/report.pdf', Readable.from(['%PDF']));
  await printer.discard('minio://tservice/ada/2/report.pdf');
  expect(await objects.head('tservice', 'ada/2/report.pdf')).toBeDefined();
});

test('a report that is a PDF document is its own document', async () => {
  const { objects, printer } = await printerOf(undefined, undefined);
  await objects.put('tservice', 'ada/2/report.pdf', Readable.from(['%PDF']));
  expect(await printer.documentOf('minio://tservice/ada/2/report.pdf')).toBe(
    'minio://tservice/ada/2/report.pdf',
  );
});

test.each([
  ['no Chromium', undefined, PAGE, 501, 'This site makes no PDF documents.'],
  ['a page that is gone', '/chromium', 'minio://tservice/ada/9/report.html', 404, 'There is no page'],
  ['no link', '/chromium', '/reports/1.html', 404, 'There is no page'],
])('%s is said', async (_title, chromium, link, status, message) => {
  const { objects } = await printerOf(undefined);
  const printer = new ReportPrinter({ objects, chromium });
  expect(printer.isAvailable).toBe(chromium !== undefined);
  await expect(printer.documentOf(link)).rejects.toMatchObject({
    status,
    message: expect.stringContaining(message),
  });
});

test('a failure is no answer for later: the next request prints again', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const print = vi.fn().mockRejectedValueOnce(new Error('too long')).mockResolvedValue(Buffer.from('PDF'));
  const { objects, printer } = await printerOf(print);
  await expect(printer.documentOf(PAGE)).rejects.toMatchObject({
    status: 502,
    message: 'The PDF document could not be made. Open the report as HTML and print it in your browser.',
  });
  expect(log).toHaveBeenCalledWith(expect.stringContaining('too long'));
  expect(await objects.head('tservice', 'ada/1/report.pdf')).toBeUndefined();
  expect(await printer.documentOf(PAGE)).toBe('minio://tservice/ada/1/report.pdf');
  log.mockRestore();
});

test('a page of more than 20 MB is refused', async () => {
  const { objects, printer } = await printerOf(vi.fn());
  await objects.put('tservice', 'ada/3/report.html', Readable.from([Buffer.alloc(20_000_001)]));
  await expect(printer.documentOf('minio://tservice/ada/3/report.html')).rejects.toMatchObject({
    status: 422,
  });
});
