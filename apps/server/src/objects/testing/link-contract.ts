import { Readable } from 'node:stream';
import { expect, test, vi } from 'vitest';
import { ApiError } from '../../http/api-error.ts';
import type { ObjectStore, PresignGetOptions, PresignPutOptions } from '../object-store.ts';
import { digestsOf, type StoreUnderTest } from './store-under-test.ts';

const KEY = 'data/ada/übersicht 1.html';
const PAGE = '<p>0123456789</p>';

/** Contract of presigned links: what a client gets that has a link and nothing else. */
export function describeLinks(store: StoreUnderTest): void {
  const objects = (): ObjectStore => store.served.objects;
  const getLink = async (key: string, options?: PresignGetOptions) =>
    store.served.absolute(await objects().presignGet('users', key, options));
  const putLink = async (key: string, options?: PresignPutOptions) =>
    store.served.absolute(await objects().presignPut('users', key, options));
  const upload = (url: string, body: string | Uint8Array<ArrayBuffer>) =>
    fetch(url, { method: 'PUT', body, headers: { 'content-type': 'application/octet-stream' } });
  const writePage = () => objects().put('users', KEY, Readable.from([PAGE]));

  test('a link saves an object under its name, whole or by range', async () => {
    await writePage();
    const whole = await fetch(await getLink(KEY));
    expect([whole.status, await whole.text()]).toEqual([200, PAGE]);
    expect(whole.headers.get('content-type')).toMatch(/^text\/html/);
    expect(whole.headers.get('content-disposition')).toBe(
      `attachment; filename="_bersicht 1.html"; filename*=UTF-8''%C3%BCbersicht%201.html`,
    );
    expect(whole.headers.get('etag')).toBe(`"${(await objects().head('users', KEY))?.etag}"`);
    const part = await fetch(await getLink(KEY, { fileName: 'part.txt' }), {
      headers: { range: 'bytes=3-6' },
    });
    expect([part.status, await part.text()]).toEqual([206, '0123']);
    expect(part.headers.get('content-range')).toBe(`bytes 3-6/${PAGE.length}`);
    expect(part.headers.get('content-disposition')).toContain('filename="part.txt"');
  });

  test.each([
    { inline: true, policy: /^sandbox; default-src 'none'/ },
    { scripts: true, policy: /^sandbox allow-scripts/ },
  ])(
    'a browser shows a page by %j in a sandbox, under the policy of this server',
    async ({ policy, ...options }) => {
      await writePage();
      const shown = await fetch(await getLink(KEY, options));
      expect([shown.status, await shown.text()]).toEqual([200, PAGE]);
      expect(shown.headers.get('content-disposition')).toBeNull();
      expect(shown.headers.get('content-security-policy')).toMatch(policy);
    },
  );

  test('a link for reading does not write, and a changed one does nothing', async () => {
    await writePage();
    const link = await getLink(KEY);
    expect((await upload(link, 'other')).status).toBe(403);
    for (const changed of [
      link.replace('data/ada', 'data/bob'),
      `${link}0`,
      link.replace(/(?<=ignature=)./, (first) => (first === '_' ? 'A' : '_')),
    ])
      expect((await fetch(changed)).status).toBe(403);
    expect((await fetch(await getLink('data/ada/none.html'))).status).toBe(404);
  });

  test('a link ends', async () => {
    await writePage();
    vi.useFakeTimers({ now: Date.now() - 120_000, toFake: ['Date'] });
    const link = await getLink(KEY, { expiresInSeconds: 60 });
    vi.useRealTimers();
    expect((await fetch(link)).status).toBe(403);
  });

  test.each([{}, { length: 5 }])('an upload by a link of %j stores the object', async (options) => {
    const key = `data/ada/up ${options.length}.csv`;
    expect((await upload(await putLink(key, options), 'a,b\n1')).status).toBe(200);
    expect(await objects().head('users', key)).toMatchObject({
      size: 5,
      md5: digestsOf('a,b\n1').md5,
      contentType: 'text/csv',
    });
    expect(await objects().digests('users', key)).toEqual(digestsOf('a,b\n1'));
    expect(await objects().digests('users', key)).toEqual(digestsOf('a,b\n1'));
    expect(await (await fetch(await getLink(key))).text()).toBe('a,b\n1');
  });

  test('digests follow the content of an object that is written again by a link', async () => {
    const link = await putLink('data/ada/twice.txt', { length: 3 });
    for (const text of ['one', 'two']) {
      await upload(link, text);
      expect(await objects().digests('users', 'data/ada/twice.txt')).toEqual(digestsOf(text));
    }
  });

  test.each([{ maxBytes: 4 }, { maxBytes: 4, length: 4 }, { maxBytes: 4, length: 5 }])(
    'an upload above the limit of %j is refused, and nothing is stored',
    async (options) => {
      const link = await putLink('data/ada/above.bin', options).catch((error: unknown) => error);
      if (link instanceof ApiError) expect(link.status).toBe(413);
      else expect((await upload(String(link), '12345')).ok).toBe(false);
      expect(await objects().head('users', 'data/ada/above.bin')).toBeUndefined();
    },
  );

  test('an empty file is uploaded, too', async () => {
    const link = await putLink('data/ada/empty.txt', { length: 0 });
    expect((await upload(link, '')).status).toBe(200);
    expect(await objects().head('users', 'data/ada/empty.txt')).toMatchObject({ size: 0 });
  });

  test('a grant for a folder takes any name below it, and no other', async () => {
    const { base, query } = await objects().presignFolder('users', 'data/ada/batch/');
    const at = (path: string) => store.served.absolute(`${base}${path}?${query}`);
    expect((await upload(at('deep/a.txt'), 'x')).status).toBe(200);
    expect(await objects().head('users', 'data/ada/batch/deep/a.txt')).toMatchObject({ size: 1 });
    expect((await upload(at('a.txt').replace('batch', 'other'), 'x')).status).toBe(403);
  });
}
