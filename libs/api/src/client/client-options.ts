/** What a client needs from its host. All of it is read for each call, so that a change shows at once. */
export interface ClientOptions {
  /** Base of the service, absolute or relative to the page: `/datains`. */
  baseUrl: string;
  /** Sends a request; the page's own `fetch` when absent. The session puts its refresh-and-retry here. */
  fetch?: (request: Request) => Promise<Response>;
  /** The language to ask for: `en-US` or `zh-CN`. */
  locale: () => string;
  /** The bearer token, or undefined for an anonymous call. Not needed when `fetch` adds one. */
  accessToken?: () => string | undefined;
  /** Milliseconds until a call is given up; 60000 when absent. A stream has this long to begin. */
  timeoutMs?: number;
}
