import { withinTime } from '../client/within-time';
import { pageLanguage } from './page-language';
import { refusal } from './refusal';

const TIMEOUT_MS = 60_000;

export interface FetchFileOptions {
  readonly signal?: AbortSignal;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * Download of a file outside the services: an object by its signed URL, or a document of a web server. Sends the page's
 * language, but neither token nor cookie; a token would break the signature. Rejects as the clients do, and with
 * TimeoutError when the response does not begin within a minute.
 */
export function fetchFile(url: string, { signal, headers }: FetchFileOptions = {}): Promise<Response> {
  return withinTime({ url, limit: TIMEOUT_MS, outer: signal }, async (limited) => {
    const response = await globalThis.fetch(url, {
      credentials: 'omit',
      signal: limited,
      headers: { ...pageLanguage(), ...headers },
    });
    if (!response.ok) {
      throw refusal(response.status, await response.text(), url);
    }
    return response;
  });
}
