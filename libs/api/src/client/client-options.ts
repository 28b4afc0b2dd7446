/** Options of a client. Functions are called for each request, so that changes take effect at once. */
export interface ClientOptions {
  /** Base URL of the service, absolute or relative to the page: `/datains`. */
  baseUrl: string;
  /** Sends a request; the page's `fetch` by default. The session puts its refresh and retry here. */
  fetch?: (request: Request) => Promise<Response>;
  /** Language of the requests: `en-US` or `zh-CN`. */
  locale: () => string;
  /** Bearer token; undefined for an anonymous call. Not needed when `fetch` adds one. */
  accessToken?: () => string | undefined;
  /** Timeout in milliseconds, 60000 by default. A stream must begin within it. */
  timeoutMs?: number;
}
