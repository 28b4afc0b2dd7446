import type { ServerResponse } from 'node:http';

/**
 * Fault of one response. `-after` faults happen when the request has been carried out. `duplicate` carries a submission out
 * twice, `late` after the connection broke, `vanish` forgets the run, `strange-state` responds with a state that is not in the standard.
 */
export type Fault =
  | 'cut'
  | 'cut-after'
  | 'hang'
  | 'hang-after'
  | '500'
  | '500-after'
  | '429'
  | '401'
  | 'broken-json'
  | 'broken-json-after'
  | 'html'
  | 'huge'
  | 'late'
  | 'duplicate'
  | 'strange-state'
  | 'vanish';

/** Response of the fake: JSON, or a text. */
export interface FakeResponse {
  readonly status?: number;
  readonly json?: unknown;
  readonly text?: string;
  readonly headers?: Record<string, string>;
}

const HUGE = 'x'.repeat(64 * 1024);

/** Sends a fault as the response; false for a fault that changes only the content of a response. */
export function sendFault(fault: Fault, response: ServerResponse, retryAfter: string): boolean {
  if (fault === 'cut' || fault === 'late') response.destroy();
  else if (fault === '500')
    send(response, { status: 500, json: { msg: 'Internal error', status_code: 500 } });
  else if (fault === '429')
    send(response, { status: 429, text: 'Slow down', headers: { 'retry-after': retryAfter } });
  else if (fault === '401') send(response, { status: 401, json: { msg: 'The token has expired' } });
  else if (fault === 'broken-json') send(response, { text: '{"run_id": "ru' });
  else if (fault === 'html') send(response, { text: '<html><body>Sign in</body></html>' });
  else if (fault === 'huge') pour(response);
  // A request that hangs is ended by the client, or by the end of the fake.
  else return fault === 'hang';
  return true;
}

/** Sends a response. */
export function send(
  response: ServerResponse,
  { status = 200, json, text, headers = {} }: FakeResponse,
): void {
  response.writeHead(status, {
    'content-type': text === undefined ? 'application/json' : 'text/plain',
    ...headers,
  });
  response.end(text ?? JSON.stringify(json));
}

/** Sends an endless response, until the connection is closed. */
function pour(response: ServerResponse): void {
  const write = (): void => {
    while (!response.destroyed && response.write(HUGE));
    if (!response.destroyed) response.once('drain', write);
  };
  response.writeHead(200, { 'content-type': 'application/json' });
  write();
}
