/** One server-sent event. */
export interface ServerEvent {
  /** Its kind; `message` when the stream does not say. */
  event: string;
  /** The text of its data lines, joined by line feeds. */
  data: string;
  /** The last id that the stream gave, to send as `Last-Event-ID` when connecting again; empty when it gave none. */
  id: string;
}

/** Takes a stream of server-sent events piece by piece; the pieces may be cut anywhere. */
export interface EventParser {
  /** The events that this piece completes. */
  push(piece: string): ServerEvent[];
}

/** A parser for text/event-stream as the HTML standard defines it; `retry` is left to the caller's own policy. */
export function createEventParser(): EventParser {
  let rest = '';
  let first = true;
  let id = '';
  let event = '';
  let data: string[] = [];

  /** Takes one line; gives the event when the line ends one. */
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
      // A carriage return at the very end may be half of a CRLF: it waits for the next piece.
      const held = rest.endsWith('\r') ? '\r' : '';
      const lines = rest.slice(0, rest.length - held.length).split(/\r\n|\r|\n/);
      rest = (lines.pop() ?? '') + held;
      return lines.map(line).filter((found) => found !== undefined);
    },
  };
}
