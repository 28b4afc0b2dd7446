import { HttpError, NetworkError } from '@omics-portal/api';

/** What signed addresses are made for: any other content type breaks the signature on some stores. */
const CONTENT_TYPE = 'application/octet-stream';

interface PutOptions {
  /** 0..100, as bytes leave. */
  readonly onProgress: (percent: number) => void;
  readonly signal: AbortSignal;
}

/** Sends a file to a signed address. `fetch` cannot say how far an upload is, so this does not use it. */
export function putFile(url: string, file: Blob, { onProgress, signal }: PutOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? (100 * loaded) / total : 0);
    request.onload = () => {
      if (request.status >= 200 && request.status < 300) {
        onProgress(100);
        resolve();
      } else {
        reject(new HttpError(request.status, request.responseText || undefined, url));
      }
    };
    request.onerror = () => reject(new NetworkError(url, new Error('The connection broke')));
    request.onabort = () => reject(new DOMException('The upload was cancelled', 'AbortError'));
    request.onloadend = () => signal.removeEventListener('abort', abort);
    signal.addEventListener('abort', abort);
    request.open('PUT', url);
    request.setRequestHeader('Content-Type', CONTENT_TYPE);
    request.send(file);
    if (signal.aborted) {
      request.abort();
    }
  });
}
