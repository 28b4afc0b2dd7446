import { open, readdir, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { WesSettings } from '../../config/wes-settings.ts';
import { EngineAway } from '../job-engine.ts';
import type { CodedFailure } from '../run-failure.ts';
import {
  absentFile,
  endlessRedirects,
  HAS_PASSWORD,
  noFile,
  noPath,
  onEngineDisk,
  otherHost,
  otherProtocol,
  outsideFolders,
  refusedAddress,
  UnreadableFile,
  unreadFolder,
} from './unreadable-file.ts';
import { isTemporary, readRetryAfter } from './wes-errors.ts';
import type { WesHttp, WesLimits } from './wes-http.ts';
import { failedFileStatus } from './wes-silences.ts';

/** Open log or output of an engine. */
export interface OpenFile {
  readonly content: AsyncIterable<Uint8Array>;
  /** Size of the whole file in bytes; null when the engine does not say. */
  readonly size: number | null;
  /** True when `content` begins at the requested start. */
  readonly ranged: boolean;
}

const MAX_REDIRECTS = 3;

/**
 * Reader of the logs and outputs that an engine names. Addresses come from the engine, so they are fetched only from the
 * origin of `WES_URL`, from the hosts in `WES_HOSTS`, and as files below `WES_FOLDERS`: otherwise an engine could make
 * the portal read its own network and disk. Redirects are held to the same rule.
 */
export class WesFiles {
  readonly #settings: WesSettings;
  readonly #http: WesHttp;
  readonly #limits: WesLimits;

  constructor(settings: WesSettings, http: WesHttp, limits: WesLimits) {
    this.#settings = settings;
    this.#http = http;
    this.#limits = limits;
  }

  /**
   * Opens an address, from `start` where the engine can. Throws `UnreadableFile` for one that is not allowed or not there,
   * `EngineAway` for one that does not answer now.
   */
  async open(address: URL, start = 0): Promise<OpenFile> {
    return address.protocol === 'file:' ? this.#openLocal(address, start) : this.#openRemote(address, start);
  }

  /** Names and addresses of the files below a local folder; throws `UnreadableFile` for an address that is no such folder. */
  async listFolder(address: URL): Promise<{ path: string; address: URL }[]> {
    if (address.protocol !== 'file:') throw new UnreadableFile(unreadFolder(shown(address)));
    const root = await this.#localPath(address);
    const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []);
    return entries
      .filter((entry) => !entry.isDirectory())
      .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
      .sort()
      .map((path) => ({
        path: path.split(sep).join('/'),
        address: new URL(
          path.split(sep).map(encodeURIComponent).join('/'),
          `${address.href.replace(/\/*$/, '')}/`,
        ),
      }));
  }

  /** Reason why an address must not be read; undefined for an allowed one. */
  problemOf(address: URL): CodedFailure | undefined {
    const { prefix, url, hosts } = this.#settings;
    if (address.protocol === 'file:')
      return this.#settings.folders.length === 0
        ? onEngineDisk(shown(address), `${prefix}FOLDERS`)
        : undefined;
    if (address.protocol !== 'http:' && address.protocol !== 'https:') return otherProtocol(shown(address));
    if (address.username !== '' || address.password !== '') return HAS_PASSWORD;
    if (address.origin === new URL(url).origin || hosts.includes(address.host)) return undefined;
    return otherHost(address.host, `${prefix}HOSTS`);
  }

  async #openRemote(given: URL, start: number): Promise<OpenFile> {
    let address = given;
    for (let hop = 0; hop <= MAX_REDIRECTS; hop += 1) {
      const problem = this.problemOf(address);
      if (problem !== undefined) throw new UnreadableFile(problem);
      const controller = this.#http.start();
      const response = await this.#request(address, start, controller);
      const location = response.headers.get('location');
      if (response.status >= 300 && response.status < 400 && location !== null) {
        this.#leave(controller);
        address = new URL(location, address);
        continue;
      }
      return this.#opened(response, address, start, controller);
    }
    throw new UnreadableFile(endlessRedirects(shown(given)));
  }

  async #request(address: URL, start: number, controller: AbortController): Promise<Response> {
    const headers = start > 0 ? { range: `bytes=${start}-` } : {};
    try {
      return await this.#withTimer(controller, () => this.#http.open(address, headers, controller.signal));
    } catch (error) {
      this.#leave(controller);
      throw error;
    }
  }

  #opened(response: Response, address: URL, start: number, controller: AbortController): OpenFile {
    const { status, headers } = response;
    if (status === 200 || status === 206) {
      const ranged = status === 206 || start === 0;
      return { content: this.#chunks(response, controller), size: sizeOf(headers, status), ranged };
    }
    this.#leave(controller);
    // The file has no byte at `start` yet.
    if (status === 416) return { content: empty(), size: sizeOf(headers, 206), ranged: true };
    if (isTemporary(status)) {
      const wait = readRetryAfter(headers.get('retry-after'), Date.now());
      throw new EngineAway(failedFileStatus(this.#settings, status, shown(address)), wait);
    }
    throw new UnreadableFile(refusedAddress(shown(address), status));
  }

  /** Body of a response. It ends with an error when no byte comes for `idleMs`, and closes the connection when it is left. */
  async *#chunks(response: Response, controller: AbortController): AsyncGenerator<Uint8Array> {
    const reader = response.body?.getReader();
    try {
      for (;;) {
        const read = await this.#withTimer(controller, async () => reader?.read());
        if (read?.value === undefined) return;
        yield read.value;
      }
    } finally {
      this.#leave(controller);
    }
  }

  #leave(controller: AbortController): void {
    this.#http.finish(controller);
    controller.abort();
  }

  async #withTimer<T>(controller: AbortController, action: () => Promise<T>): Promise<T> {
    const timer = setTimeout(() => controller.abort(), this.#limits.idleMs);
    try {
      return await action();
    } catch (error) {
      throw error instanceof EngineAway ? error : this.#http.away(error);
    } finally {
      clearTimeout(timer);
    }
  }

  async #openLocal(address: URL, start: number): Promise<OpenFile> {
    const path = await this.#localPath(address);
    const found = await stat(path).catch(() => undefined);
    if (!found?.isFile()) throw new UnreadableFile(noFile(shown(address)));
    const handle = await open(path);
    return { content: handle.createReadStream({ start }), size: found.size, ranged: true };
  }

  /** Real path of a `file://` address. Links are followed before the folders are compared. */
  async #localPath(address: URL): Promise<string> {
    const problem = this.problemOf(address);
    if (problem !== undefined) throw new UnreadableFile(problem);
    const path = await realpath(localPathOf(address)).catch(() => undefined);
    if (path === undefined) throw new UnreadableFile(absentFile(shown(address)));
    for (const folder of this.#settings.folders) {
      const root = await realpath(folder).catch(() => undefined);
      if (root !== undefined && (path === root || path.startsWith(root + sep))) return path;
    }
    throw new UnreadableFile(outsideFolders(shown(address), `${this.#settings.prefix}FOLDERS`));
  }
}

function localPathOf(address: URL): string {
  try {
    return fileURLToPath(address);
  } catch {
    throw new UnreadableFile(noPath(shown(address)));
  }
}

/** Address without its query, which may be a signature. */
function shown(address: URL): string {
  return `${address.protocol}//${address.host}${address.pathname}`;
}

function sizeOf(headers: Headers, status: number): number | null {
  const text = status === 206 ? headers.get('content-range')?.split('/')[1] : headers.get('content-length');
  // A compressed body is longer than its header says.
  if (headers.has('content-encoding') || !text || !/^\d+$/.test(text)) return null;
  return Number(text);
}

async function* empty(): AsyncGenerator<Uint8Array> {
  // A file without a byte.
}
