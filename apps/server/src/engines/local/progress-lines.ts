import { Transform } from 'node:stream';

const PROGRESS = /^PROGRESS\s+(\d+(?:\.\d+)?)\s*$/;

/** Percentage of a line such as `PROGRESS 42`, limited to 100; undefined for other lines. */
export function parseProgress(line: string): number | undefined {
  const match = PROGRESS.exec(line);
  return match ? Math.min(100, Number(match[1])) : undefined;
}

const MAX_LINE_LENGTH = 64 * 1024;

/**
 * Transform stream that passes bytes unchanged and reports each complete line. A line above `MAX_LINE_LENGTH` is
 * reported in pieces, so that a program without line breaks cannot fill the memory.
 */
export function lineTap(onLine: (line: string) => void): Transform {
  const decoder = new TextDecoder();
  let rest = '';
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
      rest = lines.pop() ?? '';
      lines.forEach(onLine);
      if (rest.length > MAX_LINE_LENGTH) {
        onLine(rest);
        rest = '';
      }
      done(null, chunk);
    },
    flush(done) {
      if (rest !== '') onLine(rest);
      done();
    },
  });
}
