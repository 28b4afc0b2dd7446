import { createHash } from 'node:crypto';
import { Transform } from 'node:stream';
import { ApiError } from '../http/api-error.ts';

/** Digests and size of a stream. */
export interface Digests {
  size: number;
  etag: string;
  sha256: string;
}

/** Stream that computes digests and size; fails with 413 when the content exceeds `maxBytes`. */
export class DigestingStream extends Transform {
  readonly #md5 = createHash('md5');
  readonly #sha256 = createHash('sha256');
  readonly #maxBytes: number;
  #size = 0;

  constructor(maxBytes = Number.POSITIVE_INFINITY) {
    super();
    this.#maxBytes = maxBytes;
  }

  override _transform(
    chunk: Buffer,
    _encoding: BufferEncoding,
    done: (error?: Error | null, data?: Buffer) => void,
  ): void {
    this.#size += chunk.length;
    if (this.#size > this.#maxBytes) return done(tooLarge(this.#maxBytes));
    this.#md5.update(chunk);
    this.#sha256.update(chunk);
    done(null, chunk);
  }

  /** Call once, after the stream has ended. */
  digests(): Digests {
    return { size: this.#size, etag: this.#md5.digest('hex'), sha256: this.#sha256.digest('hex') };
  }
}

/** Error 413 for a body that exceeds its limit, in bytes. */
export function tooLarge(maxBytes: number): ApiError {
  return new ApiError(413, {
    'en-US': `The file is larger than the ${maxBytes} bytes that this link allows.`,
    'zh-CN': `文件超过此链接允许的 ${maxBytes} 字节。`,
  });
}
