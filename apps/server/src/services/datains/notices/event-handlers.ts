import type { operations } from '@omics-portal/api/datains';
import { EVERYBODY, type LiveEvent } from '../../../events/event-bus.ts';
import { LiveStreams } from '../../../events/live-streams.ts';
import { readBearer } from '../../../http/bearer.ts';
import { signedIn, type OperationHandlers } from '../../../operations/handler.ts';
import { isAdmin } from '../../../identity/identity.ts';
import type { Parts } from '../../../parts.ts';

/** A comment comes this often, so that proxies keep the stream and a client notices when it is gone. */
const HEARTBEAT_MS = 15_000;

// A client that reads nothing for this much is cut off; it comes back and reads its lists anew.
const LARGEST_BACKLOG = 1024 * 1024;

/**
 * Live events of the caller's own things, of everybody's for admins, until the sign-in ends. Nothing is kept for a client
 * that was away: whatever `Last-Event-ID` it names, it has to read its lists again.
 */
export function eventHandlers({ events, identity }: Pick<Parts, 'events' | 'identity'>) {
  const streams = new LiveStreams((token) => identity.verify(token));
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
        if (stream.writableLength > LARGEST_BACKLOG) stream.destroy();
        else stream.write(text);
      };
      write('retry: 3000\n: connected\n\n');
      let id = 0;
      const stop = events.subscribe(
        isAdmin(caller) ? EVERYBODY : caller.sub,
        (event) => write(eventText(event, (id += 1))),
        () => stream.end(': the server shuts down\n\n'),
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

/** One event as it goes over the stream. */
function eventText({ type, data }: LiveEvent, id: number): string {
  return `event: ${type}\nid: ${id}\ndata: ${JSON.stringify(data)}\n\n`;
}
