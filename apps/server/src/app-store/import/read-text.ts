import { ImportError, MAX_BYTES } from './workflow-source.ts';

const TIMEOUT_MS = 60_000;

/** Reads a text from an address. Throws `ImportError` with the address and the reason. */
export async function readText(address: URL, accept = 'text/plain, */*'): Promise<string> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const response = await fetch(address, { headers: { accept }, signal }).catch((error: unknown) => {
    throw new ImportError(`${address.href} does not answer: ${reasonOf(error)}.`);
  });
  if (!response.ok) throw new ImportError(`${address.href} answered ${response.status}.`);
  if (Number(response.headers.get('content-length')) > MAX_BYTES)
    throw new ImportError(`${address.href} is larger than ${MAX_BYTES} bytes.`);
  return response.text();
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}
