import type { components } from '@omics-portal/api/datains';
import { lineCount, type IndexedLog } from './log-indexes.ts';
import type { LogBlock } from './log-index.ts';
import type { LogSource } from './log-source.ts';

type LogLine = components['schemas']['LogLine'];

const NEWLINE = 10;
const CARRIAGE_RETURN = 13;
/** Bytes of a line that are returned. */
export const MAX_LINE_BYTES = 16 * 1024;
/** Bytes of text after which no further line is returned. */
const MAX_TEXT_BYTES = 1024 * 1024;
/** Bytes of a block that are read: every line of it begins before, and the last one may be cut. */
const MAX_BLOCK_BYTES = 256 * 1024 + MAX_LINE_BYTES;

/** Reads lines by their numbers, from 1. Fewer are returned at the end of the index, and after about 1 MiB of text. */
export async function readLogLines(
  source: LogSource,
  log: IndexedLog,
  { from, count }: { from: number; count: number },
): Promise<LogLine[]> {
  const lines: LogLine[] = [];
  const last = Math.min(from + count - 1, lineCount(log));
  let bytes = 0;
  for (let next = from; next <= last && bytes < MAX_TEXT_BYTES; next = (lines.at(-1)?.number ?? last) + 1) {
    const block = log.index.blockOf(next);
    const read = block ? await linesOf(source, block, log) : [lastLine(log)];
    const wanted = read.filter(({ number }) => number >= next && number <= last);
    if (wanted.length === 0) break;
    for (const line of wanted) {
      if (bytes >= MAX_TEXT_BYTES) break;
      lines.push(line);
      bytes += Math.min(line.bytes, MAX_LINE_BYTES);
    }
  }
  return lines;
}

/** Last line, which has no end yet. */
function lastLine(log: IndexedLog): LogLine {
  const { index, rest, size } = log;
  return wireLine(rest, index.lines + 1, index.bytes, size - index.bytes);
}

async function linesOf(source: LogSource, block: LogBlock, { index }: IndexedLog): Promise<LogLine[]> {
  const { bytes } = await source.read(block.start, Math.min(block.end - block.start, MAX_BLOCK_BYTES));
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const isUnfinished = index.isInLine && block.end === index.bytes;
  const lines: LogLine[] = [];
  let number = block.firstLine;
  for (let start = 0; start < buffer.length; number += 1) {
    const newline = buffer.indexOf(NEWLINE, start);
    // The last line of the block may be longer than what was read of it.
    const end = newline === -1 ? block.end - block.start - (isUnfinished ? 0 : 1) : newline;
    lines.push(wireLine(buffer.subarray(start, end), number, block.start + start, end - start));
    start = end + 1;
  }
  return lines;
}

function wireLine(content: Buffer, number: number, offset: number, length: number): LogLine {
  const isWhole = content.length === length;
  const bytes = isWhole && content.at(-1) === CARRIAGE_RETURN ? length - 1 : length;
  const text = new TextDecoder().decode(content.subarray(0, Math.min(bytes, MAX_LINE_BYTES)));
  // A cut within a character would add a replacement character.
  return { number, offset, bytes, text: bytes > MAX_LINE_BYTES ? text.replace(/\uFFFD$/u, '') : text };
}
