import type { IncomingMessage } from 'node:http';

/** Requests that can be disturbed. */
export type RequestKind = 'info' | 'submit' | 'list' | 'run' | 'status' | 'tasks' | 'cancel' | 'log' | 'file';

/** Submission as it arrived. */
export interface Form {
  readonly fields: Record<string, string>;
  readonly attachments: Record<string, string>;
}

/** Reads a multipart form. */
export async function readForm({ headers }: IncomingMessage, body: Buffer): Promise<Form> {
  const type = headers['content-type'] ?? '';
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData();
  const fields: Record<string, string> = {};
  const attachments: Record<string, string> = {};
  for (const [name, value] of form) {
    if (typeof value === 'string') fields[name] = value;
    else attachments[value.name] = await value.text();
  }
  return { fields, attachments };
}

/** True for a path of the API, false for one of logs and files. */
export function isApi(path: string): boolean {
  return !/^\/(logs|files)\//.test(path);
}

const KINDS: readonly [RegExp, RequestKind][] = [
  [/^GET \/service-info$/, 'info'],
  [/^POST \/runs$/, 'submit'],
  [/^GET \/runs$/, 'list'],
  [/^GET \/runs\/[^/]+\/status$/, 'status'],
  [/^GET \/runs\/[^/]+\/tasks$/, 'tasks'],
  [/^POST \/runs\/[^/]+\/cancel$/, 'cancel'],
  [/^GET \/logs\//, 'log'],
  [/^GET \/files\//, 'file'],
];

/** Kind of a request, by its method and its path below the base path. */
export function kindOf(method: string, path: string): RequestKind {
  return KINDS.find(([pattern]) => pattern.test(`${method} ${path}`))?.[1] ?? 'run';
}
