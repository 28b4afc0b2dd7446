import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/start-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.close());

async function putLink(
  key: string,
  options?: { maxBytes?: number; expiresInSeconds?: number },
): Promise<string> {
  return server.url + (await server.dependencies.objects.presignPut('users', key, options));
}

async function getLink(
  key: string,
  options?: { inline?: boolean; fileName?: string; expiresInSeconds?: number },
): Promise<string> {
  return server.url + (await server.dependencies.objects.presignGet('users', key, options));
}

async function store(key: string, text: string): Promise<void> {
  await server.dependencies.objects.put('users', key, Readable.from([Buffer.from(text)]));
}

describe('uploading by a signed link', () => {
  it('stores the content and returns its checksums', async () => {
    const response = await fetch(await putLink('data/ada/up é.txt'), {
      method: 'PUT',
      body: 'hello',
      headers: { 'content-type': 'application/octet-stream' },
    });
    expect(response.status).toBe(200);
    expect(response.headers.get('etag')).toBe(`"${createHash('md5').update('hello').digest('hex')}"`);
    expect(await (await fetch(await getLink('data/ada/up é.txt'))).text()).toBe('hello');
    expect(await server.dependencies.objects.head('users', 'data/ada/up é.txt')).toMatchObject({
      size: 5,
      contentType: 'text/plain',
    });
  });

  it('refuses a body above the limit of the link, with or without a content length, and stores nothing', async () => {
    const link = await putLink('data/ada/large.bin', { maxBytes: 4 });
    expect((await fetch(link, { method: 'PUT', body: '12345' })).status).toBe(413);
    const stream = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(Buffer.from('12345'));
        controller.close();
      },
    });
    const init: RequestInit & { duplex: 'half' } = { method: 'PUT', body: stream, duplex: 'half' };
    expect((await fetch(link, init)).status).toBe(413);
    expect(await server.dependencies.objects.head('users', 'data/ada/large.bin')).toBeUndefined();
  });

  it.each([
    ['expired', { expiresInSeconds: -1 }, (link: string) => link, 'PUT', 'expired'],
    ['changed', {}, (link: string) => link.replace('max=', 'max=9'), 'PUT', 'not valid'],
    ['for another method', {}, (link: string) => link, 'GET', 'not valid'],
    [
      'moved to another key',
      {},
      (link: string) => link.replace('refused.txt', 'other.txt'),
      'PUT',
      'not valid',
    ],
  ])('refuses a link that is %s', async (_what, options, change, method, message) => {
    const response = await fetch(change(await putLink('data/ada/refused.txt', options)), {
      method,
      ...(method === 'PUT' ? { body: 'x' } : {}),
    });
    expect(response.status).toBe(403);
    expect((await response.json()) as object).toHaveProperty('message', expect.stringContaining(message));
  });

  it('does not leave its folder, even for a correctly signed link', async () => {
    await expect(server.dependencies.objects.presignPut('users', '../escape.txt')).rejects.toThrow('".."');
    const link = (await putLink('data/ada/x.txt')).replace(
      '/storage/users/data/ada/x.txt',
      '/storage/users/%2e%2e%2f%2e%2e%2fescape.txt',
    );
    expect((await fetch(link, { method: 'PUT', body: 'x' })).status).toBe(403);
  });

  it('responds to a preflight without a token', async () => {
    const response = await fetch(await putLink('data/ada/x.txt'), {
      method: 'OPTIONS',
      headers: { origin: 'https://elsewhere.example', 'access-control-request-method': 'PUT' },
    });
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('access-control-allow-methods')).toContain('PUT');
  });
});

describe('downloading by a signed link', () => {
  beforeAll(() => store('data/ada/letters.txt', 'abcdefghij'));

  it('returns a range', async () => {
    const response = await fetch(await getLink('data/ada/letters.txt'), { headers: { range: 'bytes=2-4' } });
    expect(response.status).toBe(206);
    expect(response.headers.get('content-range')).toBe('bytes 2-4/10');
    expect(await response.text()).toBe('cde');
  });

  it('refuses a range after the end', async () => {
    const response = await fetch(await getLink('data/ada/letters.txt'), { headers: { range: 'bytes=10-' } });
    expect(response.status).toBe(416);
    expect(response.headers.get('content-range')).toBe('bytes */10');
  });

  it('returns the headers for HEAD', async () => {
    const response = await fetch(await getLink('data/ada/letters.txt'), { method: 'HEAD' });
    expect(response.headers.get('content-length')).toBe('10');
    expect(await response.text()).toBe('');
  });

  it('returns 304 for content that the caller has', async () => {
    const link = await getLink('data/ada/letters.txt');
    const etag = (await fetch(link, { method: 'HEAD' })).headers.get('etag') ?? '';
    expect((await fetch(link, { headers: { 'if-none-match': etag } })).status).toBe(304);
  });

  it('sends a file name for saving, or shows the content without scripts', async () => {
    const saved = await fetch(await getLink('data/ada/letters.txt', { fileName: 'a "ü".txt' }));
    expect(saved.headers.get('content-disposition')).toBe(
      `attachment; filename="a ____.txt"; filename*=UTF-8''a%20%22%C3%BC%22.txt`.replace('____', '___'),
    );
    const shown = await fetch(await getLink('data/ada/letters.txt', { inline: true }));
    expect(shown.headers.get('content-disposition')).toBeNull();
    expect(shown.headers.get('content-security-policy')).toMatch(/^sandbox;/);
    expect(shown.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('returns 404 for a deleted object', async () => {
    expect((await fetch(await getLink('data/ada/nothing.txt'))).status).toBe(404);
  });
});

describe('files that a job writes directly', () => {
  it('are listed at once and hashed on the first request', async () => {
    const { objects } = server.dependencies;
    await objects.makeDirectory('projects', 'demo_project/job/');
    const file = join(
      server.dependencies.config.paths.dataDir,
      'objects/buckets/projects/demo_project/job/out.tsv',
    );
    await writeFile(file, 'a\tb\n');
    const listing = await objects.list({
      bucket: 'projects',
      prefix: 'demo_project/job/',
      delimiter: '/',
      page: 1,
      perPage: 10,
    });
    expect(listing).toMatchObject({
      total: 1,
      entries: [{ kind: 'object', key: 'demo_project/job/out.tsv', size: 4 }],
    });
    expect(await objects.head('projects', 'demo_project/job/out.tsv')).toMatchObject({
      etag: createHash('md5').update('a\tb\n').digest('hex'),
    });
    await writeFile(file, 'longer\n');
    expect(await objects.head('projects', 'demo_project/job/out.tsv')).toMatchObject({
      etag: createHash('md5').update('longer\n').digest('hex'),
    });
  });

  it('are listed in pages, by level or recursively', async () => {
    const { objects } = server.dependencies;
    for (const name of ['1.txt', '2.txt', '3.txt', 'sub/4.txt']) await store(`data/paged/${name}`, name);
    const page = await objects.list({
      bucket: 'users',
      prefix: 'data/paged/',
      delimiter: '/',
      page: 2,
      perPage: 2,
    });
    expect([page.total, page.entries.map((entry) => entry.key)]).toEqual([
      4,
      ['data/paged/3.txt', 'data/paged/sub/'],
    ]);
    const deep = await objects.list({
      bucket: 'users',
      prefix: 'data/paged/',
      delimiter: '',
      page: 1,
      perPage: 10,
    });
    expect(deep.entries.map((entry) => entry.key)).toContain('data/paged/sub/4.txt');
  });
});
