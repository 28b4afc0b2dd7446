import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Caller } from '../identity/identity.ts';
import { startTestServer, type TestServer } from '../testing/start-server.ts';
import { sizedUpload, type PartUploadRow } from './part-uploads.ts';

const CONTENT = 'ACGT\n';

let server: TestServer;
let caller: Caller;

beforeAll(async () => {
  server = await startTestServer();
  caller = (await server.dependencies.callers.find(await server.signIn('researcher')))!.caller;
});
afterAll(() => server.close());

/** Upload whose only part is there. */
async function sent(name: string): Promise<PartUploadRow> {
  const { parts, uploads } = server.dependencies;
  const file = { bucket: 'users', key: `data/researcher/${name}`, size: CONTENT.length };
  const row = await uploads.inParts.begin(caller, file);
  const part = { ...sizedUpload(row), number: 1, bytes: CONTENT.length };
  await parts.write(part, Readable.from([CONTENT]));
  return row;
}

test('a completion that is repeated while the store joins the parts waits for the first one', async () => {
  const { parts, uploads } = server.dependencies;
  const row = await sent('slow.txt');
  const join = parts.complete.bind(parts);
  let goOn: () => void = () => undefined;
  const slow = new Promise<void>((resolve) => (goOn = resolve));
  const joins = vi.spyOn(parts, 'complete').mockImplementation(async (upload) => {
    await slow;
    await join(upload);
  });
  const calls = [uploads.inParts.complete(row, undefined), uploads.inParts.complete(row, undefined)];
  goOn();
  expect((await Promise.all(calls)).map(({ state }) => state)).toEqual(['done', 'done']);
  expect(joins).toHaveBeenCalledOnce();
  joins.mockRestore();
});

test('a completion that began before the end of another one has its result', async () => {
  const { uploads } = server.dependencies;
  const row = await sent('late.txt');
  await uploads.inParts.complete(row, undefined);
  expect((await uploads.inParts.complete(row, undefined)).state).toBe('done');
});

test('a completion whose parts are gone, and of which no other one knows, is refused', async () => {
  const { parts, uploads } = server.dependencies;
  const row = await sent('gone.txt');
  await parts.abort(sizedUpload(row));
  await expect(uploads.inParts.complete(row, undefined)).rejects.toMatchObject({ status: 404 });
});
