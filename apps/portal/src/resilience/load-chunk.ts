/** Time limit of a lazily loaded file in milliseconds, as specified. */
export const CHUNK_TIMEOUT_MS = 120_000;

/** Thrown when a chunk could not be loaded. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
}

/**
 * Wraps the import of a chunk: adds a timeout, and turns every failure into a `ChunkLoadError`. Any other error would make
 * the router reload the page by itself, which without a network leads to the error page of the browser.
 */
export function loadChunk<Part>(
  load: () => Promise<Part>,
  timeoutMs = CHUNK_TIMEOUT_MS,
): () => Promise<Part> {
  return () =>
    new Promise<Part>((resolve, reject) => {
      const timer = setTimeout(
        () => reject(new ChunkLoadError(`ChunkLoadError: no response within ${timeoutMs} ms`)),
        timeoutMs,
      );
      load()
        .then(resolve, (cause: unknown) => {
          const reason = cause instanceof Error ? cause.message : String(cause);
          reject(new ChunkLoadError(`ChunkLoadError: ${reason}`, { cause }));
        })
        .finally(() => clearTimeout(timer));
    });
}
