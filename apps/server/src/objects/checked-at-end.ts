import { pipeline, Transform, type Readable } from 'node:stream';

/**
 * Content that is checked once more after its last byte. If the check rejects, the content fails, so that nothing of it is
 * stored: a transfer may take hours, and its permission may end meanwhile.
 */
export function checkedAtEnd(content: Readable, check: () => Promise<void>): Readable {
  const checked = new Transform({
    transform: (chunk, _encoding, done) => done(null, chunk),
    flush: (done) => void check().then(() => done(), done),
  });
  return pipeline(content, checked, () => undefined);
}
