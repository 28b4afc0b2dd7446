import { NetworkError } from '../errors/errors';
import { pageLanguage } from './page-language';
import { refusal } from './refusal';

export interface PutRequest {
  /** Signed URL, which grants access by itself: no bearer token is sent. */
  readonly url: string;
  readonly file: Blob;
  readonly signal: AbortSignal;
  /** Bytes sent so far. */
  readonly onProgress: (sent: number) => void;
}

/** Content type of uploads: URLs are signed for it, and another type breaks the signature on some stores. */
const CONTENT_TYPE = 'application/octet-stream';

/**
 * Upload of a file as the raw body of a PUT. Uses XMLHttpRequest, because fetch reports no upload progress. Sends the
 * page's language, in which the store names the reason of a refusal. Rejects with HttpError, NetworkError, or the signal's reason.
 */
export function putFile({ url, file, signal, onProgress }: PutRequest): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    request.open('PUT', url);
    request.setRequestHeader('Content-Type', CONTENT_TYPE);
    Object.entries(pageLanguage()).forEach(([name, value]) => request.setRequestHeader(name, value));
    request.upload.addEventListener('progress', ({ loaded }) => onProgress(loaded));
    request.addEventListener('load', () => {
      const ok = request.status >= 200 && request.status < 300;
      return ok ? resolve() : reject(refusal(request.status, request.responseText, url));
    });
    request.addEventListener('error', () => reject(new NetworkError(url, 'PUT')));
    request.addEventListener('abort', () => reject(signal.reason));
    request.addEventListener('loadend', () => signal.removeEventListener('abort', abort));
    signal.addEventListener('abort', abort);
    if (signal.aborted) {
      reject(signal.reason);
    } else {
      request.send(file);
    }
  });
}
