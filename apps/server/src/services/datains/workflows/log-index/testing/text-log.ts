import type { LogSource } from '../log-source.ts';

/** Log in memory that tests can write to and replace. It counts its reads. */
export class TextLog implements LogSource {
  static #count = 0;
  readonly id = `log-${(TextLog.#count += 1)}`;
  ended = false;
  reads = 0;
  bytesRead = 0;
  content: Buffer;

  constructor(content: string | Buffer) {
    this.content = Buffer.from(content);
  }

  append(text: string | Buffer): void {
    this.content = Buffer.concat([this.content, Buffer.from(text)]);
  }

  async read(start: number, length: number): Promise<{ bytes: Uint8Array; size: number }> {
    const bytes = this.content.subarray(start, start + length);
    this.reads += 1;
    this.bytesRead += bytes.length;
    return { bytes, size: this.content.length };
  }
}
