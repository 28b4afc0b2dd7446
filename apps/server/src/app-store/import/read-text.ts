import { ImportError, MAX_BYTES } from './workflow-source.ts';

const TIMEOUT_MS = 60_000;

/** Reads a text from an address. Throws `ImportError` with the address and the reason. */
export async function readText(address: URL, accept = 'text/plain, */*'): Promise<string> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const response = await fetch(address, { headers: { accept }, signal }).catch((error: unknown) => {
    throw new ImportError(`${address.href} does not answer: ${reasonOf(error)}.`);
  });
  if (!response.ok) throw new ImportError(`${address.href} answered ${response.status}.`);
  if (Number(response.headers.get('content-length')) > MAX_BYTES) {
    await response.body?.cancel();
    throw new ImportError(`${address.href} is larger than ${MAX_BYTES} bytes.`);
  }
  // The stated length may be false, and is that of a compressed body where there is one: what arrives counts.
  let text = '';
  let bytes = 0;
  const decoder = new TextDecoder();
  try {
    for await (const chunk of response.body ?? []) {
      bytes += chunk.length;
      if (bytes > MAX_BYTES) throw new ImportError(`${address.href} is larger than ${MAX_BYTES} bytes.`);
      text += decoder.decode(chunk, { stream: true });
    }
  } catch (error) {
    if (error instanceof ImportError) throw error;
    throw new ImportError(`${address.href} does not answer to its end: ${reasonOf(error)}.`);
  }
  return text + decoder.decode();
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}
