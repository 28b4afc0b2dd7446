import { type PortalEvent } from '../entities';
import { isObject } from '../json/is-object';
import { createEventParser, type ServerEvent } from './event-parser';

/**
 * Events of a streaming response. Ends when the server closes the stream, throws when the connection breaks, and
 * cancels the stream when the caller leaves the loop.
 */
export async function* readEvents(response: Response): AsyncGenerator<ServerEvent, void, undefined> {
  const reader = response.body?.getReader();
  if (reader === undefined) {
    return;
  }
  const decoder = new TextDecoder();
  const parser = createEventParser();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) {
        return;
      }
      yield* parser.push(decoder.decode(value, { stream: true }));
    }
  } finally {
    // Leaving the loop early must also cancel the request; on a broken stream cancel() rejects, which is ignored.
    await reader.cancel().catch(() => undefined);
  }
}

const KINDS = ['project', 'workflow', 'task', 'notification'] as const;

/** Kind of a portal event. */
export type PortalEventKind = (typeof KINDS)[number];

/** Portal event of GET /api/events. Null for a kind or body that this version does not know. */
export function parsePortalEvent({
  event,
  data,
}: ServerEvent): { kind: PortalEventKind; data: PortalEvent } | null {
  const kind = KINDS.find((known) => known === event);
  const body = parseJson(data);
  if (kind === undefined || !isObject(body) || typeof body.status !== 'string' || body.id == null) {
    return null;
  }
  return { kind, data: { ...body, id: String(body.id), status: body.status } };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
