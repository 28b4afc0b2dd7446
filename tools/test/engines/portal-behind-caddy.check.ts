import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, constants } from 'node:http2';
import { request, type RequestOptions } from 'node:https';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startCaddy } from './caddy.mjs';
import { startPortal } from './portal.mjs';
import { freePort } from './start-process.mjs';

const CADDYFILE = resolve(import.meta.dirname, '../../../deploy/caddy/Caddyfile');
const PASSWORD = 'only-for-this-test';
/** More than proxies take by default. */
const UPLOAD_BYTES = 80_000_000;
const FORGED_ADDRESS = '203.0.113.9';

const folder = mkdtempSync(join(tmpdir(), 'portal-behind-caddy-'));
let portal: Awaited<ReturnType<typeof startPortal>> | undefined;
let site: { url: string; httpUrl: string; ca: Buffer };
let token: string;

beforeAll(async () => {
  const [portalPort, httpPort, httpsPort] = [
    String(await freePort()),
    String(await freePort()),
    String(await freePort()),
  ];
  const url = `https://localhost:${httpsPort}`;
  portal = await startPortal(folder, {
    PORT: portalPort,
    PUBLIC_URL: url,
    TRUST_PROXY: '1',
    ADMIN_PASSWORD: PASSWORD,
    SEED: '0',
  });
  const { authority } = await startCaddy(folder, { portalPort, httpPort, httpsPort });
  site = { url, httpUrl: `http://localhost:${httpPort}`, ca: authority };
  token = await signIn();
});
afterAll(async () => {
  await portal?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Response of the portal through Caddy, with its whole body. */
async function send(path: string, { body, ...options }: RequestOptions & { body?: string | Buffer } = {}) {
  const sent = request(new URL(path, site.url), { ca: site.ca, ...options });
  sent.end(body);
  const [response] = (await once(sent, 'response')) as [AsyncIterable<Buffer> & { statusCode: number }];
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk);
  return { status: response.statusCode, body: Buffer.concat(chunks) };
}

async function call(method: string, path: string): Promise<unknown> {
  const { status, body } = await send(path, { method, headers: { authorization: `Bearer ${token}` } });
  expect(status, String(body)).toBeLessThan(300);
  return JSON.parse(String(body));
}

/** Signs in with an address that the client claims to have. */
async function signIn(): Promise<string> {
  const { status, body } = await send('/identity/token', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': FORGED_ADDRESS },
    body: new URLSearchParams({
      client_id: 'portal',
      grant_type: 'password',
      scope: 'openid profile email',
      username: 'operator',
      password: PASSWORD,
    }).toString(),
  });
  expect(status, String(body)).toBe(200);
  return (JSON.parse(String(body)) as { access_token: string }).access_token;
}

test('Caddy accepts the file that ships', () => {
  expect(() =>
    execFileSync('caddy', ['validate', '--config', CADDYFILE, '--adapter', 'caddyfile']),
  ).not.toThrow();
});

test('pages come by HTTP/2, compressed by Brotli, and plain HTTP leads to HTTPS', async () => {
  const session = connect(site.url, { ca: site.ca });
  const stream = session.request({ ':path': '/', 'accept-encoding': 'br' });
  const [headers] = (await once(stream, 'response')) as [Record<string, string | number>];
  stream.close(constants.NGHTTP2_CANCEL);
  session.destroy();
  expect(headers).toMatchObject({ ':status': 200, 'content-encoding': 'br' });
  expect(headers['strict-transport-security']).toMatch(/max-age/);
  const plain = await fetch(site.httpUrl, { redirect: 'manual' });
  expect(plain.status).toBe(308);
  expect(plain.headers.get('location')).toMatch(/^https:\/\/localhost/);
});

test('figures for monitors are refused', async () => {
  expect(await send('/metrics')).toMatchObject({ status: 403 });
  expect(await send('/healthz')).toMatchObject({ status: 200 });
});

test('a file of 80 MB is uploaded and comes back', async () => {
  const key = encodeURIComponent('data/operator/large.bin');
  const path = `/datains/api/services/minio/buckets/users/object?key=${key}`;
  const bytes = randomBytes(UPLOAD_BYTES);
  const { upload_url: address } = (await call('POST', `${path}&length=${UPLOAD_BYTES}`)) as {
    upload_url: string;
  };
  expect(address).toMatch(new RegExp(`^${site.url}/`));
  const stored = await send(address, {
    method: 'PUT',
    headers: { 'content-type': 'application/octet-stream', 'content-length': UPLOAD_BYTES },
    body: bytes,
  });
  expect(stored.status).toBe(200);
  const { download_url: link } = (await call('GET', path)) as { download_url: string };
  const { body } = await send(link);
  expect(body.equals(bytes)).toBe(true);
});

test('live events arrive while the stream is open', async () => {
  const sent = request(new URL('/datains/api/events', site.url), {
    ca: site.ca,
    headers: { authorization: `Bearer ${token}` },
  });
  sent.end();
  const [response] = (await once(sent, 'response')) as [AsyncIterable<Buffer>];
  for await (const chunk of response) {
    expect(String(chunk)).toContain(': connected');
    break;
  }
  sent.destroy();
});

test('the log of sign-ins has the address that Caddy has seen, not the one that a client claims', async () => {
  const events = JSON.stringify(await call('GET', '/datains/api/audit-events'));
  expect(events).toContain('sign-in');
  expect(events).toContain('127.0.0.1');
  expect(events).not.toContain(FORGED_ADDRESS);
});
