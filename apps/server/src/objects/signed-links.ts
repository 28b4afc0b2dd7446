import { createHmac, timingSafeEqual } from 'node:crypto';

/** Link grant: one method on one object until a time, and for PUT up to a size. */
export interface LinkGrant {
  method: 'GET' | 'PUT';
  bucket: string;
  key: string;
  /** Seconds since the epoch. */
  expires: number;
  /** Bytes; PUT only. */
  maxBytes?: number;
  /** File name for saving; without it the content is shown inline. GET only. */
  fileName?: string;
  /** True: scripts of an HTML page run, without an origin and without requests. GET only. */
  scripts?: boolean;
  /** Key of a folder: the link then allows any object below it. PUT only. */
  folder?: string;
  /** Part of an upload: the body is this part, of exactly `maxBytes` bytes, and no object. PUT only. */
  part?: { upload: string; number: number };
}

/** Result of verifying a link. */
export type LinkVerdict = { grant: LinkGrant } | { refused: 'forged' | 'expired' };

/** Link signer: a signed link needs no token and allows nothing but its grant. */
export class LinkSigner {
  #secret: string | undefined;
  readonly #root: string;

  /** `root` is the path of all links, such as `/storage`. Without a secret nothing is signed until {@link LinkSigner.useSecret}. */
  constructor(secret: string | undefined, root: string) {
    this.#secret = secret;
    this.#root = root;
  }

  useSecret(secret: string): void {
    this.#secret = secret;
  }

  /** URL that starts with a slash. */
  sign(grant: LinkGrant): string {
    const query = new URLSearchParams({ method: grant.method, expires: String(grant.expires) });
    if (grant.maxBytes !== undefined) query.set('max', String(grant.maxBytes));
    if (grant.fileName !== undefined) query.set('name', grant.fileName);
    if (grant.scripts) query.set('scripts', 'yes');
    if (grant.folder !== undefined) query.set('folder', grant.folder);
    if (grant.part !== undefined) {
      query.set('upload', grant.part.upload);
      query.set('part', String(grant.part.number));
    }
    query.set('signature', this.#signature(grant));
    const path = [grant.bucket, ...grant.key.split('/')].map(encodeURIComponent).join('/');
    return `${this.#root}/${path}?${query.toString().replaceAll('+', '%20')}`;
  }

  /** Seal of a text, by which this server recognises what it wrote itself. No link has such a signature. */
  seal(text: string): string {
    return this.#digest(`seal ${text}`);
  }

  /** Verifies the query of a request for an object. HEAD is allowed where GET is. */
  verify(
    method: string,
    bucket: string,
    key: string,
    query: Readonly<Record<string, unknown>>,
    now = Date.now(),
  ): LinkVerdict {
    const grant = readGrant(bucket, key, query);
    const given = Buffer.from(String(query['signature'] ?? ''));
    const wanted = grant && Buffer.from(this.#signature(grant));
    if (!wanted || given.length !== wanted.length || !timingSafeEqual(given, wanted))
      return { refused: 'forged' };
    if (grant.method !== (method === 'HEAD' ? 'GET' : method)) return { refused: 'forged' };
    return grant.expires * 1000 < now ? { refused: 'expired' } : { grant };
  }

  #signature(grant: LinkGrant): string {
    // A folder link signs the folder instead of the key, and the last item marks it: neither link can be forged from the other.
    const target = grant.folder ?? grant.key;
    const signed = [
      grant.method,
      grant.bucket,
      target,
      grant.expires,
      grant.maxBytes ?? null,
      grant.fileName ?? null,
      grant.folder !== undefined,
      // Absent otherwise, so that links of earlier versions stay valid.
      ...(grant.scripts ? ['scripts'] : []),
      ...(grant.part ? ['part', grant.part.upload, grant.part.number] : []),
    ];
    return this.#digest(JSON.stringify(signed));
  }

  #digest(text: string): string {
    if (this.#secret === undefined) throw new Error('Links are signed after the secret was read.');
    return createHmac('sha256', this.#secret).update(text).digest('base64url');
  }
}

function readGrant(
  bucket: string,
  key: string,
  query: Readonly<Record<string, unknown>>,
): LinkGrant | undefined {
  const { method, expires, max, name, scripts, folder, upload, part } = query;
  if (method !== 'GET' && method !== 'PUT') return undefined;
  if (folder !== undefined && (method !== 'PUT' || !isBelow(key, folder))) return undefined;
  return {
    method,
    bucket,
    key,
    expires: Number(expires),
    ...(max === undefined ? {} : { maxBytes: Number(max) }),
    ...(name === undefined ? {} : { fileName: String(name) }),
    ...(scripts === 'yes' ? { scripts: true } : {}),
    ...(folder === undefined ? {} : { folder: String(folder) }),
    ...(upload === undefined ? {} : { part: { upload: String(upload), number: Number(part) } }),
  };
}

function isBelow(key: string, folder: unknown): boolean {
  return typeof folder === 'string' && folder.endsWith('/') && key.startsWith(folder);
}
