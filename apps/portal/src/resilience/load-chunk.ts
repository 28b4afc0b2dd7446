/** How long a lazily loaded file may take, in milliseconds (spec section 9). */
export const CHUNK_TIMEOUT_MS = 120_000;

/** A lazily loaded part of the portal did not arrive. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
}

/**
 * Wraps the import of a screen's code: what does not arrive within two minutes counts as not arriving, and every failure has one
 * name, so that one place decides what happens then. Without the name the router would load the page again by itself, and
 * would do so without a network too, in exchange for the browser's own error page.
 */
export function loadChunk<Part>(
  load: () => Promise<Part>,
  timeoutMs = CHUNK_TIMEOUT_MS,
): () => Promise<Part> {
  return () =>
    new Promise<Part>((resolve, reject) => {
      const timer = setTimeout(
        () => reject(new ChunkLoadError(`ChunkLoadError: no answer within ${timeoutMs} ms`)),
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
