import { basename } from 'node:path';
import { tooLarge } from './digesting-stream.ts';
import type { PresignGetOptions, PresignOptions, PresignPutOptions } from './object-store.ts';
import type { PartAddress } from './parts/part-store.ts';
import type { LinkSigner } from './signed-links.ts';

/** Options of links to this server. */
export interface GatewayLinkOptions {
  signer: LinkSigner;
  /** Lifetime of links, in seconds. */
  linkSeconds: number;
  /** Maximum upload size of a link, in bytes. */
  maxUploadBytes: number;
}

/** Presigned links to this server, which reads and writes the objects of any store: see `storageRoutes`. */
export class GatewayLinks {
  readonly #options: GatewayLinkOptions;

  constructor(options: GatewayLinkOptions) {
    this.#options = options;
  }

  /** Link for an upload. Throws `ApiError` 413 for a length above the limit. */
  put(bucket: string, key: string, options: PresignPutOptions = {}): string {
    const maxBytes = this.maxBytes(options);
    if (options.length !== undefined && options.length > maxBytes) throw tooLarge(maxBytes);
    return this.#options.signer.sign({
      method: 'PUT',
      bucket,
      key,
      expires: this.#expiry(options),
      maxBytes,
    });
  }

  get(bucket: string, key: string, options: PresignGetOptions = {}): string {
    const shown = options.scripts
      ? { scripts: true }
      : options.inline
        ? {}
        : { fileName: options.fileName ?? basename(key) };
    return this.#options.signer.sign({
      method: 'GET',
      bucket,
      key,
      expires: this.#expiry(options),
      ...shown,
    });
  }

  folder(bucket: string, key: string, options: PresignPutOptions = {}): { base: string; query: string } {
    const [base = '', query = ''] = this.#options.signer
      .sign({
        method: 'PUT',
        bucket,
        key,
        folder: key,
        expires: this.#expiry(options),
        maxBytes: this.maxBytes(options),
      })
      .split('?');
    return { base, query };
  }

  /** Link for one part of an upload. */
  part({ bucket, key, storeId, number, bytes }: PartAddress, options: PresignOptions): string {
    return this.#options.signer.sign({
      method: 'PUT',
      bucket,
      key,
      expires: this.#expiry(options),
      maxBytes: bytes,
      part: { upload: storeId, number },
    });
  }

  /** Maximum body size of an upload, in bytes. */
  maxBytes({ maxBytes }: PresignPutOptions): number {
    return maxBytes ?? this.#options.maxUploadBytes;
  }

  #expiry({ expiresInSeconds }: { expiresInSeconds?: number }): number {
    return Math.floor(Date.now() / 1000) + (expiresInSeconds ?? this.#options.linkSeconds);
  }
}
