import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Faults of a download. */
export const FAULTS = [
  '500',
  'cut', // the connection breaks in the middle
  'short', // half of the content, with its length
  'flip', // one byte is wrong
  'expired', // the link has expired
  'html', // an error page with status 200
  'whole', // the whole content in response to a range request
  'wrong-range', // another range than the requested one
  'sign-500',
  'sign-rubbish',
  'long', // more than the content
  'silence', // no data on an open connection
] as const;
/** Slowness of a server that lives: before its link, before its content, between all bytes, and without an end in the middle. */
type Slowness = 'sign-slow' | 'slow' | 'trickle' | 'freeze';
/** The portal gives no link: the request has no sign-in, or the file is not this user's. */
type Refusal = 'sign-401' | 'sign-403';
export type Fault = (typeof FAULTS)[number] | Slowness | Refusal;

/** Request for the content of a file. */
export interface ContentRequest {
  readonly key: string;
  readonly range: string | undefined;
}

/** Portal that signs links and serves files, with injected faults. */
export interface FaultyPortal {
  readonly url: string;
  /** Requests for content so far. */
  readonly requests: ContentRequest[];
  readonly put: (key: string, md5: string, content: Buffer) => void;
  /** `Authorization` headers of the requests for links by path, and of those for content. */
  readonly authorizations: { readonly links: string[]; readonly contents: string[] };
  readonly contentOf: (key: string) => Buffer;
  /** Sets the faults of the next requests for a file, in order. */
  readonly inject: (key: string, faults: readonly Fault[]) => void;
  /** Number of faults so far. */
  readonly injected: () => number;
  readonly heal: () => void;
  readonly stop: () => Promise<void>;
}

/** Duration of silence, in milliseconds; longer than the timeout of the scripts in tests. */
const SILENCE_MS = 5000;

/** Delay of a slow response, in milliseconds; longer than the first limits of the scripts. */
const SLOW_MS = 5000;

/** Delay between the bytes of a slow transfer, in milliseconds. */
const BYTE_MS = 400;

/** Starts a portal on a free local port. */
export async function startFaultyPortal(): Promise<FaultyPortal> {
  const contents = new Map<string, Buffer>();
  const keyOfHash = new Map<string, string>();
  const faults = new Map<string, Fault[]>();
  const requests: ContentRequest[] = [];
  const authorizations = { links: [] as string[], contents: [] as string[] };
  let injected = 0;
  const next = (key: string, onSigning: boolean): Fault | undefined => {
    const [fault] = faults.get(key) ?? [];
    if (fault === undefined || fault.startsWith('sign-') !== onSigning) return undefined;
    faults.get(key)?.shift();
    injected += 1;
    return fault;
  };
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://portal');
    const hash = /^\/dataseq\/api\/v1\/files\/hash\/(\w+)$/.exec(url.pathname)?.[1];
    if (hash !== undefined) return sign(response, keyOfHash.get(hash), 'hash');
    if (url.pathname === '/datains/api/services/minio/buckets/portal/object') {
      authorizations.links.push(request.headers.authorization ?? '');
      return sign(response, url.searchParams.get('key') ?? '', 'path');
    }
    authorizations.contents.push(request.headers.authorization ?? '');
    serve(request, response, url.searchParams.get('key') ?? '');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  function sign(response: ServerResponse, key: string | undefined, by: 'hash' | 'path') {
    if (key === undefined || !contents.has(key)) return void response.writeHead(404).end('no');
    const fault = next(key, true);
    if (fault === 'sign-500') return void response.writeHead(500).end('{"message":"down"}');
    if (fault === 'sign-401' || fault === 'sign-403')
      return void response.writeHead(Number(fault.slice(5))).end('{"message":"refused"}');
    if (fault === 'sign-rubbish')
      return void response.writeHead(200).end('<html>Sign in to the network</html>');
    const params = [`key=${encodeURIComponent(key)}`, 'signature=1%2B2'];
    const body =
      by === 'path'
        ? { download_url: `${url}/storage?${params.join('&')}` }
        : {
            filename: 'a',
            size: 1,
            hashes: [],
            sign: { method: 'GET', baseurl: `${url}/storage`, header: [], data: [], params },
          };
    const send = () => {
      response.writeHead(by === 'path' ? 200 : 201, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify(body, null, by === 'path' ? 0 : 2));
    };
    if (fault !== 'sign-slow') return send();
    setTimeout(send, SLOW_MS).unref();
  }

  function serve(request: IncomingMessage, response: ServerResponse, key: string) {
    const content = contents.get(key);
    if (!content) return void response.writeHead(404).end();
    requests.push({ key, range: request.headers.range });
    respond(next(key, false), { content, response, start: startOf(request) });
  }

  return {
    url,
    requests,
    authorizations,
    put: (key, md5, content) => {
      contents.set(key, content);
      keyOfHash.set(md5, key);
    },
    contentOf: (key) => contents.get(key) ?? Buffer.alloc(0),
    inject: (key, list) => void faults.set(key, [...list]),
    injected: () => injected,
    heal: () => faults.clear(),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function startOf(request: IncomingMessage): number {
  return Number(/^bytes=(\d+)-$/.exec(request.headers.range ?? '')?.[1] ?? 0);
}

interface ResponseOptions {
  readonly content: Buffer;
  readonly response: ServerResponse;
  readonly start: number;
}

function respond(fault: Fault | undefined, { content, response, start }: ResponseOptions): void {
  const rest = content.subarray(start);
  const send = (body: Buffer, from = start) => {
    const range = { 'Content-Range': `bytes ${start}-${content.length - 1}/${content.length}` };
    response.writeHead(from > 0 ? 206 : 200, { 'Content-Length': body.length, ...(from > 0 && range) });
    response.end(body);
  };
  switch (fault) {
    case '500':
      return void response.writeHead(500).end('<html>Internal error</html>');
    case 'expired':
      return void response.writeHead(403).end('<Error>Request has expired</Error>');
    case 'html':
      return void response.writeHead(200, { 'Content-Type': 'text/html' }).end('<html>Maintenance</html>');
    case 'cut':
      response.writeHead(start > 0 ? 206 : 200, {
        'Content-Length': rest.length,
        ...(start > 0 && { 'Content-Range': `bytes ${start}-${content.length - 1}/${content.length}` }),
      });
      response.write(rest.subarray(0, rest.length >> 1), () => response.destroy());
      return;
    case 'short':
      return send(rest.subarray(0, rest.length >> 1));
    case 'long':
      return send(Buffer.concat([rest, Buffer.from('more')]));
    case 'flip':
      return send(flipped(rest));
    case 'whole':
      return send(content, 0);
    case 'wrong-range':
      return send(start > 0 ? content.subarray(start - 1, -1) : flipped(rest));
    case 'slow':
      setTimeout(() => send(rest), SLOW_MS).unref();
      return;
    case 'freeze':
      response.writeHead(200, { 'Content-Length': rest.length }).write(rest.subarray(0, rest.length >> 1));
      return;
    case 'trickle':
      return trickle(rest, response);
    case 'silence':
      setTimeout(() => response.destroy(), SILENCE_MS).unref();
      return;
    default:
      if (start > 0 && start >= content.length) return void response.writeHead(416).end();
      return send(rest);
  }
}

function trickle(bytes: Buffer, response: ServerResponse): void {
  response.writeHead(200, { 'Content-Length': bytes.length });
  bytes.forEach((byte, index) =>
    setTimeout(() => response.write(Buffer.from([byte])), index * BYTE_MS).unref(),
  );
  setTimeout(() => response.end(), bytes.length * BYTE_MS).unref();
}

function flipped(bytes: Buffer): Buffer {
  const copy = Buffer.from(bytes);
  const middle = copy.length >> 1;
  copy[middle] = (copy[middle] ?? 0) ^ 1;
  return copy;
}
