import createClient, { type Middleware } from 'openapi-fetch';
import { HttpError, NotFoundError } from '../errors/errors';
import { type ApiClient } from './api-client';
import { type ClientOptions } from './client-options';
import { withinTime } from './within-time';

const TIMEOUT_MS = 60_000;

/** Any HTTP method of openapi-fetch, as far as the wrapper uses it. */
type Send = (path: string, init: object) => Promise<unknown>;

/**
 * API client of one service, based on openapi-fetch. It throws and does nothing else: no notice, no redirect, no retry.
 */
export function createApiClient<Paths extends object>(options: ClientOptions): ApiClient<Paths> {
  const transport = createClient<Paths>({
    baseUrl: options.baseUrl,
    // Read for each call: openapi-fetch would keep the current `fetch` and ignore later replacements.
    fetch: options.fetch ?? ((request) => globalThis.fetch(request)),
  });
  transport.use(addHeaders(options), rejectOnFailure);

  const wrap =
    (send: Send) =>
    (path: string, init: { signal?: AbortSignal } = {}) =>
      withinTime(
        { url: options.baseUrl + path, limit: options.timeoutMs ?? TIMEOUT_MS, outer: init.signal },
        (signal) => send(path, { ...init, signal }),
      );
  const { GET, POST, PUT, DELETE } = transport as unknown as Record<'GET' | 'POST' | 'PUT' | 'DELETE', Send>;
  // The wrapper keeps the arguments of each method and removes the error half of its result, which is thrown.
  return {
    GET: wrap(GET),
    POST: wrap(POST),
    PUT: wrap(PUT),
    DELETE: wrap(DELETE),
  } as unknown as ApiClient<Paths>;
}

function addHeaders({ locale, accessToken }: ClientOptions): Middleware {
  return {
    onRequest({ request }) {
      request.headers.set('Accept-Language', locale());
      const token = accessToken?.();
      if (token !== undefined) {
        request.headers.set('Authorization', `Bearer ${token}`);
      }
      return request;
    },
  };
}

const rejectOnFailure: Middleware = {
  async onResponse({ request, response }) {
    if (response.ok) {
      return undefined;
    }
    const body = await readBody(response);
    throw response.status === 404
      ? new NotFoundError(body, request.url)
      : new HttpError(
          response.status,
          body,
          request.url,
          undefined,
          // A date, the other form of the header, is not a number.
          Number(response.headers.get('Retry-After')) || undefined,
        );
  },
};

/** Body as JSON if it parses, else as text, else undefined; the content type is unreliable. */
async function readBody(response: Response): Promise<unknown> {
  const text = await response.text();
  if (text === '') {
    return undefined;
  }
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}
