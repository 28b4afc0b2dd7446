import { useEffect, useState } from 'react';

/** State of a document: loading, loaded, or not available. */
export type PdfFile =
  | { readonly status: 'loading' | 'failed'; readonly file: null }
  | { readonly status: 'loaded'; readonly file: Blob };

const LOADING: PdfFile = { status: 'loading', file: null };
const FAILED: PdfFile = { status: 'failed', file: null };

/**
 * Loads the bytes of one document. pdf.js is given the bytes and not the URL: its own request leaves an unhandled
 * rejection when the response is an error that arrives before its worker requests the headers.
 */
export function usePdfFile(url: string): PdfFile {
  const [state, setState] = useState(LOADING);
  useEffect(() => {
    const request = new AbortController();
    setState(LOADING);
    load(url, request.signal).then(
      (file) => setState({ status: 'loaded', file }),
      () => {
        if (!request.signal.aborted) setState(FAILED);
      },
    );
    return () => request.abort();
  }, [url]);
  return state;
}

async function load(url: string, signal: AbortSignal): Promise<Blob> {
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error(`${url} was answered with ${response.status}`);
  return response.blob();
}
