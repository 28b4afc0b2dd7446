import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect, type ClientHttp2Session, type IncomingHttpHeaders } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startNginxSite } from './testing/nginx.ts';
import { freePort } from './testing/free-port.ts';
import { startTestServer, type TestServer } from './testing/start-server.ts';

const run = promisify(execFile);
const NAME = 'portal.example.org';
const SCRIPT = 'assets/portal-1234567.js';
const CODE = 'globalThis.portal = true;\n'.repeat(100);
const PASSWORD = 'only-for-this-test';

let folder: string;
let server: TestServer;
let end: (() => Promise<void>) | undefined;
let session: ClientHttp2Session;
let plainPort: number;
let token: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nginx-site-'));
  const port = await freePort();
  plainPort = await freePort();
  const dist = await builtPortal(folder);
  server = await startTestServer({
    environment: {
      TRUST_PROXY: '1',
      PUBLIC_URL: `https://${NAME}:${port}`,
      ADMIN_PASSWORD: PASSWORD,
      PORTAL_DIST: dist,
    },
  });
  const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')];
  const subject = ['-subj', `/CN=${NAME}`, '-days', '1', '-nodes'];
  await run('openssl', [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-keyout',
    key,
    '-out',
    certificate,
    ...subject,
  ]);
  end = await startNginxSite({
    folder,
    port,
    plainPort,
    server: server.dependencies.config.port,
    certificate,
    key,
  });
  expect(end, 'nginx is installed by npm test').toBeDefined();
  session = connect(`https://127.0.0.1:${port}`, { servername: NAME, rejectUnauthorized: false });
  await once(session, 'connect');
  const signedIn = await signIn(PASSWORD);
  token = (JSON.parse(String(signedIn.body)) as { access_token: string }).access_token;
});
afterAll(async () => {
  session.close();
  await end?.();
  await server.close();
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
});

/** Portal of one script, as the build writes it; returns its folder. */
async function builtPortal(parent: string): Promise<string> {
  const dist = join(parent, 'dist');
  await mkdir(join(dist, 'assets'), { recursive: true });
  await writeFile(join(dist, 'index.html'), '<!doctype html><title>Portal</title>');
  await writeFile(join(dist, SCRIPT), CODE);
  await writeFile(join(dist, `${SCRIPT}.br`), brotliCompressSync(CODE));
  return dist;
}

interface Answer {
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Response to a request over HTTP/2. */
async function ask(headers: Record<string, string>, content?: Buffer): Promise<Answer> {
  const stream = session.request({ ':authority': NAME, ...headers });
  stream.end(content);
  const [answer] = (await once(stream, 'response')) as [IncomingHttpHeaders];
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  return { headers: answer, body: Buffer.concat(parts) };
}

/** Response to a sign-in of the operator. */
function signIn(password: string, headers: Record<string, string> = {}): Promise<Answer> {
  const form = { client_id: 'portal', grant_type: 'password', username: 'operator', password };
  const type = { 'content-type': 'application/x-www-form-urlencoded' };
  return ask(
    { ':path': '/identity/token', ':method': 'POST', ...type, ...headers },
    Buffer.from(String(new URLSearchParams(form))),
  );
}

test('the recipe of nginx speaks HTTP/2 over TLS, and plain HTTP leads there', async () => {
  expect(session.alpnProtocol).toBe('h2');
  expect((await ask({ ':path': '/healthz' })).headers[':status']).toBe(200);
  const plain = await fetch(`http://127.0.0.1:${plainPort}/x?y=1`, { redirect: 'manual' });
  expect([plain.status, plain.headers.get('location')]).toEqual([301, 'https://127.0.0.1/x?y=1']);
});

test('the files of the portal pass as Brotli, and metrics do not pass', async () => {
  const script = await ask({ ':path': `/${SCRIPT}`, 'accept-encoding': 'br' });
  expect(script.headers['content-encoding']).toBe('br');
  expect(String(brotliDecompressSync(script.body))).toBe(CODE);
  expect((await ask({ ':path': '/metrics' })).headers[':status']).toBe(403);
});

test('a large upload and live events go straight through', async () => {
  const link = await server.dependencies.objects.presignPut('users', 'data/researcher/large.bin');
  const content = Buffer.alloc(3_000_000, 7);
  const stored = await ask({ ':path': link, ':method': 'PUT' }, content);
  expect(stored.headers[':status']).toBe(200);
  expect((await server.dependencies.objects.head('users', 'data/researcher/large.bin'))?.size).toBe(
    content.length,
  );

  const authorization = `Bearer ${token}`;
  const events = session.request({ ':authority': NAME, ':path': '/datains/api/events', authorization });
  const [headers] = (await once(events, 'response')) as [IncomingHttpHeaders];
  expect(headers['content-type']).toMatch(/^text\/event-stream/);
  const [first] = (await once(events, 'data')) as [Buffer];
  expect(first.length).toBeGreaterThan(0);
  events.close();
});

test('the address of a caller is that which nginx has seen', async () => {
  const refused = await signIn('another-password', { 'x-forwarded-for': '203.0.113.9' });
  expect(refused.headers[':status']).toBe(401);
  const seen = await server.dependencies.db.selectFrom('audit_events').select(['kind', 'address']).execute();
  expect(seen).toContainEqual({ kind: 'sign-in-failed', address: '127.0.0.1' });
  expect(seen.map(({ address }) => address)).not.toContain('203.0.113.9');
});
