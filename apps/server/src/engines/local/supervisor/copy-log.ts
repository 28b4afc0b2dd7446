import { open, type FileHandle } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { limitLog } from '../log-limit.ts';
import { lineTap } from '../progress-lines.ts';

/**
 * Copies the output of a program to a log file and reports each line. Resolves to the error if the file could not be
 * written; the rest is read nevertheless, because a program that cannot print would end.
 */
export async function copyLog(
  stream: Readable,
  file: string,
  maxBytes: number,
  onLine: (line: string) => void,
): Promise<Error | undefined> {
  const log = new LogFile(file);
  // The stream must have a reader at once: Node.js discards unread output when the program ends. A destroyed stream, after
  // the end of the program, ends the pipeline with an error that says nothing.
  await pipeline(stream, lineTap(onLine), limitLog(maxBytes), async (source: AsyncIterable<Buffer>) => {
    await log.open();
    for await (const piece of source) await log.write(piece);
  }).catch(() => undefined);
  await log.close();
  return log.problem;
}

class LogFile {
  problem: Error | undefined;
  private handle: FileHandle | undefined;

  constructor(private readonly file: string) {}

  async open(): Promise<void> {
    await this.attempt(async () => {
      this.handle = await open(this.file, 'w');
    });
  }

  async write(piece: Buffer): Promise<void> {
    if (this.problem) return;
    await this.attempt(async () => {
      for (let done = 0; done < piece.length;) {
        const written = await this.handle?.write(piece, done);
        done += written?.bytesWritten ?? piece.length;
      }
    });
  }

  // A full disk may show only here.
  async close(): Promise<void> {
    await this.attempt(async () => this.handle?.close());
  }

  private async attempt(action: () => Promise<void>): Promise<void> {
    try {
      await action();
    } catch (error) {
      this.problem ??= error instanceof Error ? error : new Error(String(error));
    }
  }
}
