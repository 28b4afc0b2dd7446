import { pipeline, Transform, type Readable } from 'node:stream';

/**
 * Content that fails at its end when a check then rejects, so that nothing of it is stored: a transfer takes hours, in which what
 * allowed it may end.
 */
export function checkedAtEnd(content: Readable, check: () => Promise<void>): Readable {
  const checked = new Transform({
    transform: (chunk, _encoding, done) => done(null, chunk),
    flush: (done) => void check().then(() => done(), done),
  });
  return pipeline(content, checked, () => undefined);
}
