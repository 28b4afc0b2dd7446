import { Transform } from 'node:stream';
import { cutNotice } from '../log-notices.ts';

/**
 * Transform stream that passes the first `maxBytes` of a log, then one line that says so, and drops the rest: a program
 * that prints without end must not fill the disk.
 */
export function limitLog(maxBytes: number): Transform {
  let left = maxBytes;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      if (left < 0) return done();
      if (chunk.length <= left) {
        left -= chunk.length;
        return done(null, chunk);
      }
      const passed = chunk.subarray(0, left);
      left = -1;
      done(null, Buffer.concat([passed, Buffer.from(cutNotice(maxBytes))]));
    },
  });
}
