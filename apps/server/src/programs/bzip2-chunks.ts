import { once } from 'node:events';
import { type Readable } from 'node:stream';
import createDecoder from 'unbzip2-stream';

/**
 * Decompresses bzip2, also several concatenated streams (as pbzip2 writes). Rejects with the decoder's error after yielding
 * all data before it. Closes the source at the end.
 */
export async function* bunzip2(source: Readable): AsyncGenerator<Buffer> {
  // The decoder is a legacy stream: it is not iterable, and its errors arrive before its data.
  const decoder = createDecoder();
  const unread: Buffer[] = [];
  const state: { error: Error | null; hasEnded: boolean } = { error: null, hasEnded: false };
  const wake = (): boolean => source.emit('bunzip2');
  const fail = (error: Error): void => {
    state.error ??= error;
    wake();
  };
  decoder.on('data', (chunk: Buffer) => {
    unread.push(chunk);
    decoder.pause();
    wake();
  });
  decoder.on('end', () => {
    state.hasEnded = true;
    wake();
  });
  decoder.on('error', fail);
  source.on('error', fail);
  source.pipe(decoder);
  try {
    for (;;) {
      decoder.resume();
      const chunk = unread.shift();
      if (chunk) {
        yield chunk;
      } else if (state.error !== null) {
        throw state.error;
      } else if (state.hasEnded) {
        return;
      } else {
        await once(source, 'bunzip2');
      }
    }
  } finally {
    source.destroy();
  }
}
