/** Server-sent event. */
export interface ServerEvent {
  /** Event type; `message` by default. */
  event: string;
  /** Data lines joined by line feeds. */
  data: string;
  /** Last event id of the stream, for `Last-Event-ID` on reconnection; empty without one. */
  id: string;
}

/** Incremental parser of a stream of server-sent events; chunks may end anywhere. */
export interface EventParser {
  /** Events completed by this chunk. */
  push(piece: string): ServerEvent[];
}

/** Parser of text/event-stream as the HTML standard defines it; `retry` is ignored: the caller has its own policy. */
export function createEventParser(): EventParser {
  let rest = '';
  let first = true;
  let id = '';
  let event = '';
  let data: string[] = [];

  /** Processes a line; returns the event when the line completes one. */
  function line(text: string): ServerEvent | undefined {
    if (text === '') {
      const done = data.length > 0 ? { event: event || 'message', data: data.join('\n'), id } : undefined;
      event = '';
      data = [];
      return done;
    }
    const colon = text.indexOf(':');
    const field = colon < 0 ? text : text.slice(0, colon);
    const value = colon < 0 ? '' : text.slice(colon + 1).replace(/^ /, '');
    if (field === 'data') {
      data.push(value);
    } else if (field === 'event') {
      event = value;
    } else if (field === 'id' && !value.includes('\0')) {
      id = value;
    }
    return undefined;
  }

  return {
    push(piece) {
      rest += first ? piece.replace(/^\uFEFF/, '') : piece;
      first &&= piece === '';
      // A trailing carriage return may be the first half of a CRLF: keep it for the next chunk.
      const held = rest.endsWith('\r') ? '\r' : '';
      const lines = rest.slice(0, rest.length - held.length).split(/\r\n|\r|\n/);
      rest = (lines.pop() ?? '') + held;
      return lines.map(line).filter((found) => found !== undefined);
    },
  };
}
