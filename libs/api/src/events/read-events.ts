import { type PortalEvent } from '../entities';
import { isObject } from '../json/is-object';
import { createEventParser, type ServerEvent } from './event-parser';

/**
 * The events of a streaming response, as they come. Ends when the server ends the stream, throws when the connection
 * breaks, and closes the stream when the caller leaves the loop.
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
    // Leaving the loop early must also tell the server; a stream that already broke refuses, and need not be told.
    await reader.cancel().catch(() => undefined);
  }
}

const KINDS = ['project', 'workflow', 'task', 'notification'] as const;

/** What a portal event is about. */
export type PortalEventKind = (typeof KINDS)[number];

/** Reads an event of GET /api/events. Null for a kind or a body that this version does not know. */
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
