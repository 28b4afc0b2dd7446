import { Transform } from 'node:stream';
import { wrongPartSize } from './part-store.ts';

/** Stream that fails unless exactly this number of bytes passes. */
export function exactLength(bytes: number): Transform {
  let seen = 0;
  return new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      seen += chunk.length;
      if (seen > bytes) done(wrongPartSize(bytes));
      else done(null, chunk);
    },
    flush: (done) => done(seen === bytes ? null : wrongPartSize(bytes)),
  });
}
