import { Transform } from 'node:stream';

const PROGRESS = /^PROGRESS\s+(\d+(?:\.\d+)?)\s*$/;

/** The percentage in a line such as `PROGRESS 42`, held between 0 and 100; undefined for every other line. */
export function parseProgress(line: string): number | undefined {
  const match = PROGRESS.exec(line);
  return match ? Math.min(100, Number(match[1])) : undefined;
}

const LONGEST_LINE = 64 * 1024;

/**
 * Passes bytes on unchanged and tells each complete line. A line without end is cut into pieces, so that a program
 * which never breaks its lines cannot fill the memory.
 */
export function lineTap(onLine: (line: string) => void): Transform {
  const decoder = new TextDecoder();
  let rest = '';
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
      rest = lines.pop() ?? '';
      lines.forEach(onLine);
      if (rest.length > LONGEST_LINE) {
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
