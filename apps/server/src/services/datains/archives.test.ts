import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/start-server.ts';

const run = promisify(execFile);
const ARCHIVES = '/datains/api/services/minio/archives';
const PUBLIC = 'quartet-data-portal';
const LIMIT = 100_000;
/** Objects of the test: an empty one, one of several chunks, and names that are no plain ASCII. */
const OBJECTS: Readonly<Record<string, Buffer>> = {
  [`${PUBLIC}/proteomics/empty.csv`]: Buffer.alloc(0),
  [`${PUBLIC}/proteomics/matrix.bin`]: Buffer.from(Array.from({ length: 90_000 }, (_, nr) => (nr * 7) % 251)),
  [`${PUBLIC}/样本 表/a b.tsv`]: Buffer.from('sample\tvalue\nD5\t1\n'),
  'users/data/researcher/mine.txt': Buffer.from('mine'),
  'users/data/somebody/theirs.txt': Buffer.from('theirs'),
};

let server: TestServer;
let folder: string;
let researcher: string;

beforeAll(async () => {
  server = await startTestServer({ environment: { ARCHIVE_MAX_BYTES: String(LIMIT) } });
  folder = await mkdtemp(join(tmpdir(), 'archives-'));
  researcher = await server.signIn('researcher');
  for (const [path, content] of Object.entries(OBJECTS)) await put(path, content);
});

afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

async function put(path: string, content: Buffer): Promise<void> {
  const [bucket = '', ...key] = path.split('/');
  await server.dependencies.objects.put(bucket, key.join('/'), Readable.from([content]));
}

function link(paths: readonly string[], token?: string): Promise<Response> {
  const objects = paths.map((path) => `minio://${path}`);
  return server.call('POST', ARCHIVES, { json: { objects, name: 'cart' }, ...(token && { token }) });
}

async function urlOf(paths: readonly string[], token?: string): Promise<string> {
  const response = await link(paths, token);
  expect(response.status).toBe(201);
  return ((await response.json()) as { archive_url: string }).archive_url;
}

/** Reads a zip file with Python's reader, which checks the CRC of each entry: SHA-256 by path, and the checksums inside. */
async function readZip(
  url: string,
): Promise<{ entries: Record<string, string>; sums: string; manifest: string }> {
  const response = await fetch(url);
  expect(response.headers.get('content-type')).toBe('application/zip');
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(bytes).toHaveLength(Number(response.headers.get('content-length')));
  const file = join(folder, 'cart.zip');
  await writeFile(file, bytes);
  const script = [
    'import hashlib, json, sys, zipfile',
    'z = zipfile.ZipFile(sys.argv[1])',
    'assert z.testzip() is None',
    'read = lambda name: z.read("cart/" + name).decode()',
    'entries = {n: hashlib.sha256(z.read(n)).hexdigest() for n in z.namelist()}',
    'print(json.dumps({"entries": entries, "sums": read("SHA256SUMS"), "manifest": read("manifest.tsv")}))',
  ].join('\n');
  const { stdout } = await run('python3', ['-c', script, file]);
  return JSON.parse(stdout) as Awaited<ReturnType<typeof readZip>>;
}

const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('hex');

describe('a zip file of many objects', () => {
  it('has each object with its bytes, a manifest and checksums, for a reader that we did not write', async () => {
    const paths = Object.keys(OBJECTS).filter((path) => !path.includes('somebody'));
    const { entries, sums, manifest } = await readZip(await urlOf([...paths, ...paths], researcher));
    for (const path of paths) {
      const digest = sha256(OBJECTS[path]!);
      const unpacked = path.replaceAll(' ', '_');
      expect(entries[`cart/${unpacked}`]).toBe(digest);
      expect(sums).toContain(`${digest}  ${unpacked}\n`);
      expect(manifest).toContain(`${unpacked}\t${OBJECTS[path]!.length}\t`);
      expect(manifest).toContain(`minio://${path}\n`);
    }
    expect(Object.keys(entries)).toHaveLength(paths.length + 2);
  });

  it('comes from a link without a token, and from no other link', async () => {
    const url = await urlOf([`${PUBLIC}/proteomics/matrix.bin`]);
    expect((await fetch(url)).status).toBe(200);
    const other = await fetch(`${url.slice(0, -1)}${url.endsWith('a') ? 'b' : 'a'}`);
    expect(other.status).toBe(404);
    expect(((await other.json()) as { message: string }).message).toContain('expired');
  });

  it('ends before it is whole when an object is not what it was', async () => {
    const path = `${PUBLIC}/proteomics/changing.txt`;
    await put(path, Buffer.from('before'));
    const url = await urlOf([path]);
    await put(path, Buffer.from('after!'));
    await expect(fetch(url).then((response) => response.arrayBuffer())).rejects.toThrow('terminated');
  });
});

describe('access to a zip file', () => {
  it.each([
    ['a visitor, a public object', [`${PUBLIC}/proteomics/empty.csv`], false, 201],
    ['a visitor, a user file', ['users/data/researcher/mine.txt'], false, 401],
    ['a user, a file of their own', ['users/data/researcher/mine.txt'], true, 201],
    [
      "a user, another user's file among public ones",
      [`${PUBLIC}/proteomics/empty.csv`, 'users/data/somebody/theirs.txt'],
      true,
      403,
    ],
    ['a user, a detour', ['users/data/researcher/../somebody/theirs.txt'], true, 400],
    ['a user, no object', ['users/data/researcher/none.txt'], true, 404],
    ['a user, no bucket', ['nothing/a.txt'], true, 404],
  ])('%s', async (_what, paths, signedIn, status) => {
    expect((await link(paths, signedIn ? researcher : undefined)).status).toBe(status);
  });

  it('is refused above the size of the site, with both sizes', async () => {
    await put(`${PUBLIC}/proteomics/large.bin`, Buffer.alloc(LIMIT + 1));
    const response = await link([`${PUBLIC}/proteomics/large.bin`]);
    expect(response.status).toBe(413);
    const { message } = (await response.json()) as { message: string };
    expect(message).toContain(String(LIMIT));
    expect(message).toContain(String(LIMIT + 1));
  });

  it('is refused for a text that is no storage link, with the field', async () => {
    const response = await server.call('POST', ARCHIVES, { json: { objects: ['https://example.org/a'] } });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ details: [{ field: 'objects' }] });
  });
});
