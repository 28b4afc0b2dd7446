import type { LogPiece } from '../job-engine.ts';
import { noLogAtAddress, unreadLog } from '../log-notices.ts';
import { UnreadableFile } from './unreadable-file.ts';
import type { WesFiles } from './wes-files.ts';

/** Log of an engine: its text, or the address of its text. */
export type LogSource = { readonly text: string } | { readonly address: URL; readonly reference: string };

const MAX_ADDRESS_LENGTH = 2048;

/**
 * Source of a log from the value of `stdout` or `stderr`, which WES leaves open: an absolute URL, a URL relative to the
 * address of the run (Toil), or the text itself (Sapporo).
 */
export function logSource(value: string, base: URL): LogSource {
  if (value.length <= MAX_ADDRESS_LENGTH && !/\s/.test(value)) {
    if (/^[a-z][a-z0-9+.-]*:\/\//i.test(value) && URL.canParse(value))
      return { address: new URL(value), reference: value };
    if (/^\.{0,2}\//.test(value) && URL.canParse(value, base.href))
      return { address: new URL(value, base), reference: value };
  }
  return { text: value };
}

/** Content of a log. One that cannot be read is a notice in its stead; `EngineAway` when it can be read later. */
export async function* logContent(files: WesFiles, source: LogSource): AsyncGenerator<Uint8Array> {
  if ('text' in source) {
    yield Buffer.from(source.text);
    return;
  }
  try {
    const { content } = await files.open(source.address);
    yield* content;
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    yield Buffer.from(substituteOf(source, error));
  }
}

/** First bytes of a log, then a notice that the rest is cut. Reading ends there, so that an endless log does. */
export async function* limited(
  content: AsyncIterable<Uint8Array>,
  maxBytes: number,
  notice: string,
): AsyncGenerator<Uint8Array> {
  let left = maxBytes;
  for await (const chunk of content) {
    if (chunk.length > left) {
      yield chunk.subarray(0, left);
      yield Buffer.from(notice);
      return;
    }
    left -= chunk.length;
    yield chunk;
  }
}

/** Reads a piece of a log, and at most `maxBytes` of a log whose engine knows no ranges. */
export async function readPiece(
  files: WesFiles,
  source: LogSource,
  { start, length }: { start: number; length: number },
  maxBytes: number,
): Promise<LogPiece> {
  if ('text' in source) {
    const bytes = Buffer.from(source.text);
    return { bytes: bytes.subarray(start, start + length), size: bytes.length };
  }
  try {
    const { content, size, ranged } = await files.open(source.address, start);
    const position = ranged ? start : 0;
    const piece = await slice(content, start - position, length, maxBytes - position);
    const read = piece.bytes.length > 0 ? start + piece.bytes.length : 0;
    return { bytes: piece.bytes, size: Math.max(size ?? position + piece.read, read) };
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    const bytes = Buffer.from(substituteOf(source, error));
    return { bytes: bytes.subarray(start, start + length), size: bytes.length };
  }
}

/** Piece of a log that is read to its end. */
export async function pieceOf(
  content: AsyncIterable<Uint8Array>,
  { start, length }: { start: number; length: number },
): Promise<LogPiece> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of content) chunks.push(chunk);
  const bytes = Buffer.concat(chunks);
  return { bytes: bytes.subarray(start, start + length), size: bytes.length };
}

/** Reads `length` bytes after the first `skip`, and no more than `maxBytes` in all. */
async function slice(
  content: AsyncIterable<Uint8Array>,
  skip: number,
  length: number,
  maxBytes: number,
): Promise<{ bytes: Uint8Array; read: number }> {
  const kept: Uint8Array[] = [];
  let read = 0;
  for await (const chunk of content) {
    const from = Math.max(skip - read, 0);
    kept.push(chunk.subarray(from, Math.max(skip + length - read, 0)));
    read += chunk.length;
    if (read >= skip + length || read >= maxBytes) break;
  }
  return { bytes: Buffer.concat(kept), read };
}

/** Text in the stead of a log that cannot be read: a path may have been the text of the log after all. */
function substituteOf({ reference }: { reference: string }, { reason }: UnreadableFile): string {
  return /^[a-z][a-z0-9+.-]*:\/\//i.test(reference)
    ? unreadLog(reason)
    : `${reference}\n${noLogAtAddress(reason)}`;
}
