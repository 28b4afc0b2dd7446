import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TEST_CHROMIUM } from '../testing/chromium.ts';
import { readPdf } from '../testing/pdf-text.ts';
import { printPdf } from './print-pdf.ts';

const requests: string[] = [];
const server = createServer((request, response) => {
  requests.push(String(request.url));
  response.end('reached');
});
let origin: string;
const print = (body: string, timeoutMs = 40_000) =>
  printPdf(`<!doctype html><html lang="en"><head><title>Report</title></head><body>${body}</body></html>`, {
    executable: TEST_CHROMIUM,
    timeoutMs,
  });

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

test('text stays text, with a title and page numbers', async () => {
  const { text, title, pages } = await readPdf(await print('<h2>Verdict: ✓ Pass</h2><p>蛋白质</p>'));
  expect(text).toContain('Verdict: ✓ Pass');
  expect(text).toContain('1 / 1');
  expect([title, pages]).toEqual(['Report', 1]);
});

test('a page reaches neither the network nor files, and runs no script', async () => {
  const { text } = await readPdf(
    await print(
      `<script>document.write('scripted')</script><img src="${origin}/image"><iframe src="${origin}/frame"></iframe>
       <iframe src="file:///etc/passwd"></iframe><link rel="stylesheet" href="${origin}/style"><p>still printed</p>`,
    ),
  );
  expect(text).toContain('still printed');
  expect(text).not.toMatch(/scripted|reached|root:/);
  expect(requests).toEqual([]);
});

test('a page that takes too long is given up', async () => {
  await expect(print('<p>many lines</p>'.repeat(400_000), 6_000)).rejects.toThrow(
    /took more than|Timeout \d+ms exceeded/,
  );
});

test('a program that is no Chromium is an error', async () => {
  await expect(printPdf('', { executable: '/bin/true', timeoutMs: 20_000 })).rejects.toThrow(
    'browserType.launch',
  );
});
