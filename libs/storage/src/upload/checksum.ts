/**
 * SHA-256 of a file in hex, computed in a worker so that the page stays quick; null if it cannot be known, as in a browser
 * without workers. Rejects with the reason of the signal.
 */
export function checksumOf(file: Blob, signal: AbortSignal): Promise<string | null> {
  return new Promise((resolve, reject) => {
    const worker = newWorker();
    if (!worker) {
      resolve(null);
      return;
    }
    const end = (then: () => void) => {
      worker.terminate();
      then();
    };
    worker.addEventListener('message', ({ data }: MessageEvent<string | null>) => end(() => resolve(data)));
    worker.addEventListener('error', () => end(() => resolve(null)));
    signal.addEventListener('abort', () => end(() => reject(signal.reason as Error)));
    worker.postMessage(file);
  });
}

function newWorker(): Worker | null {
  try {
    return new Worker(new URL('./checksum-worker.ts', import.meta.url), { type: 'module' });
  } catch {
    return null;
  }
}
