import { once } from 'node:events';
import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { parseYaml } from './parse-yaml.ts';
import { readSource } from './read-source.ts';
import { readText } from './read-text.ts';
import { ImportError, MAX_BYTES } from './workflow-source.ts';

const repeat = (count: number, each: (index: number) => string, between = '\n') =>
  Array.from({ length: count }, (_, index) => each(index)).join(between);
const LAUGHS = repeat(9, (level) => {
  const items = level === 0 ? 'x' : `*l${level - 1}`;
  return `l${level}: &l${level} [${repeat(9, () => items, ',')}]`;
});

test.each([
  ['aliases that expand a thousand million times', LAUGHS, /alias/],
  ['many aliases of a map', `a: &a {x: 1}\n${repeat(2000, (index) => `b${index}: *a`)}`, /alias/],
  ['lists in lists', '['.repeat(100_000), /more than 100 levels/],
  ['closed lists in lists', `${'['.repeat(20_000)}${']'.repeat(20_000)}`, /more than 100 levels/],
  ['maps by indentation', repeat(2000, (index) => `${' '.repeat(index)}a:`), /more than 100 levels/],
  ['items in items of one line', '- '.repeat(50_000), /more than 100 levels/],
  ['more values than a workflow', `[${'1,'.repeat(600_000)}1]`, /more values/],
  ['a key that is there twice', 'a: 1\nb: 2\na: 3\n', /the key "a" is there twice/],
  ['a quote without an end', `'${'x'.repeat(100_000)}`, /f\.cwl is not YAML/],
])('YAML with %s is refused', (_what, text, message) => {
  const read = () => parseYaml(text, 'f.cwl');
  expect(read).toThrow(ImportError);
  expect(read).toThrow(message);
});

test.each([
  ['20,000 keys', repeat(20_000, (index) => `k${index}: 1`)],
  ['a long text', `a: "${'x'.repeat(1_000_000)}"`],
  ['a few aliases', 'a: &a {x: 1}\nb: *a\nc: *a\n'],
  ['50 levels', `${'['.repeat(50)}1${']'.repeat(50)}`],
])('YAML with %s is read', (_what, text) => {
  expect(parseYaml(text, 'f.cwl')).toBeTypeOf('object');
});

test('keys that would change a prototype are only keys', () => {
  parseYaml('__proto__: {polluted: 1}\nconstructor: {prototype: {polluted: 1}}\n', 'f.cwl');
  expect(({} as { polluted?: number }).polluted).toBeUndefined();
});

/** Serves one response at an address. */
async function serve(respond: RequestListener): Promise<URL> {
  const server = createServer(respond).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/main.cwl`);
}

test.each<[what: string, respond: RequestListener, message: RegExp]>([
  [
    'unpacks to more than the limit',
    (_request, response) =>
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(MAX_BYTES + 1, ' '))),
    /larger than/,
  ],
  [
    'has no length and no end',
    (_request, response) => {
      const chunk = Buffer.alloc(1 << 20, ' ');
      const write = (): void => {
        while (response.write(chunk));
        response.once('drain', write);
      };
      write();
    },
    /larger than/,
  ],
  [
    'states that it is too large',
    (_request, response) => response.writeHead(200, { 'content-length': String(MAX_BYTES + 1) }).write('a'),
    /larger than/,
  ],
  [
    'ends before its stated length',
    (_request, response) => {
      response.writeHead(200, { 'content-length': '100' }).write('class: Workflow');
      setImmediate(() => response.destroy());
    },
    /does not answer to its end/,
  ],
])('a source that %s is refused', async (_what, respond, message) => {
  await expect(readText(await serve(respond))).rejects.toThrow(message);
});

test('a local file above the limit is refused before it is read', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hostile-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const source = join(folder, 'main.cwl');
  writeFileSync(source, '');
  // A sparse file of a terabyte.
  truncateSync(source, 1024 ** 4);
  const options = { registry: undefined, trsVersion: undefined, workflowUrl: undefined };
  await expect(readSource({ ...options, source, file: undefined })).rejects.toThrow(/larger than/);
  await expect(readSource({ ...options, source: folder, file: undefined })).rejects.toThrow(/larger than/);
});
