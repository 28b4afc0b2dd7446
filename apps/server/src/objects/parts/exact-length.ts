import { Transform } from 'node:stream';
import { wrongPartSize } from './part-store.ts';

/** Stream that fails unless exactly this number of bytes passes; the error is that of a part, unless another one is made. */
export function exactLength(bytes: number, makeError: () => Error = () => wrongPartSize(bytes)): Transform {
  let seen = 0;
  return new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      seen += chunk.length;
      if (seen > bytes) done(makeError());
      else done(null, chunk);
    },
    flush: (done) => done(seen === bytes ? null : makeError()),
  });
}
