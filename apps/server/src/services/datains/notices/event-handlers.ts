import type { operations } from '@omics-portal/api/datains';
import { ALL_USERS, type LiveEvent } from '../../../events/event-bus.ts';
import { LiveStreams } from '../../../events/live-streams.ts';
import { readBearer } from '../../../http/bearer.ts';
import { signedIn, type OperationHandlers } from '../../../operations/handler.ts';
import { isAdmin } from '../../../identity/identity.ts';
import type { Dependencies } from '../../../dependencies.ts';

/** Interval of heartbeat comments, which keep the stream open in proxies and let clients detect a lost connection. */
const HEARTBEAT_MS = 15_000;

// Maximum backlog in bytes. A client that reads no data is disconnected; it reconnects and reads its lists again.
const MAX_BACKLOG_BYTES = 1024 * 1024;

/**
 * Handlers of live events: the caller's own, for admins those of all users, until the sign-in ends. Missed events are not
 * stored: whatever `Last-Event-ID` a client sends, it has to read its lists again.
 */
export function eventHandlers({ callers, events }: Pick<Dependencies, 'callers' | 'events'>) {
  const streams = new LiveStreams(async (token) => (await callers.find(token))?.caller);
  return {
    streamEvents: signedIn(async ({ caller, request, reply }) => {
      streams.admit(caller);
      reply.hijack();
      const stream = reply.raw;
      const set = Object.entries(reply.getHeaders()).filter(([, value]) => value !== undefined) as [
        string,
        string | number | string[],
      ][];
      stream.writeHead(200, {
        ...Object.fromEntries(set),
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
      });
      const write = (text: string): void => {
        if (stream.writableLength > MAX_BACKLOG_BYTES) stream.destroy();
        else stream.write(text);
      };
      write('retry: 3000\n: connected\n\n');
      let id = 0;
      const stop = events.subscribe(
        isAdmin(caller) ? ALL_USERS : caller.sub,
        (event) => write(eventText(event, (id += 1))),
        () => stream.end(': connect again\n\n'),
      );
      const heartbeat = setInterval(() => write(': still here\n\n'), HEARTBEAT_MS);
      const token = readBearer(request.headers.authorization) ?? '';
      const forget = streams.add({ caller, token, end: () => stream.end() });
      const leave = (): void => {
        clearInterval(heartbeat);
        stop();
        forget();
      };
      stream.once('close', leave);
      return { status: 200 };
    }),
  } satisfies Partial<OperationHandlers<operations>>;
}

/** Text of an event in the stream. */
function eventText({ type, data }: LiveEvent, id: number): string {
  return `event: ${type}\nid: ${id}\ndata: ${JSON.stringify(data)}\n\n`;
}
