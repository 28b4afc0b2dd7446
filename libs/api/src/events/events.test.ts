import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createEventParser, type ServerEvent } from './event-parser';
import { parsePortalEvent, readEvents } from './read-events';

const parse = (...pieces: string[]) => {
  const parser = createEventParser();
  return pieces.flatMap((piece) => parser.push(piece));
};

test.each<[string, string, ServerEvent[]]>([
  ['one event', 'event: task\nid: 4\ndata: {}\n\n', [{ event: 'task', data: '{}', id: '4' }]],
  ['lines of data', 'data: a\ndata:b\ndata\n\n', [{ event: 'message', data: 'a\nb\n', id: '' }]],
  ['heartbeats', ': here\n\n: still here\n\n', []],
  ['an event without data', 'event: task\n\ndata: x\n\n', [{ event: 'message', data: 'x', id: '' }]],
  [
    'an id that stays',
    'id: 1\ndata: a\n\ndata: b\n\n',
    [
      { event: 'message', data: 'a', id: '1' },
      { event: 'message', data: 'b', id: '1' },
    ],
  ],
  ['an id with a NUL', 'id: a\0b\ndata: a\n\n', [{ event: 'message', data: 'a', id: '' }]],
  ['a byte order mark', '\uFEFFdata: a\n\n', [{ event: 'message', data: 'a', id: '' }]],
  ['only one leading space goes', 'data:  a\n\n', [{ event: 'message', data: ' a', id: '' }]],
  ['colons in the value', 'data: a:b: c\n\n', [{ event: 'message', data: 'a:b: c', id: '' }]],
  ['an event that is cut off', 'data: a\n', []],
  [
    'carriage returns',
    'data: a\r\rdata: b\r\n\r\n',
    [
      { event: 'message', data: 'a', id: '' },
      { event: 'message', data: 'b', id: '' },
    ],
  ],
])('the parser reads %s', (_, text, expected) => {
  expect(parse(text)).toEqual(expected);
});

test('chunk boundaries do not matter', () => {
  const text =
    '\uFEFF: hello\r\nevent: workflow\r\nid: 7\r\ndata: {"id":"样"}\r\n\r\ndata: a\rdata: b\r\rdata: c\n\n';
  const whole = parse(text);
  expect(whole).toHaveLength(3);
  fc.assert(
    fc.property(fc.array(fc.nat({ max: text.length })), (cuts) => {
      const at = [0, ...cuts.sort((a, b) => a - b), text.length];
      expect(parse(...at.slice(1).map((end, index) => text.slice(at[index], end)))).toEqual(whole);
    }),
  );
});

const streamOf = (bytes: Uint8Array<ArrayBuffer>, size: number, cancel: () => void = () => undefined) => {
  let from = 0;
  return new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull(controller) {
      if (from >= bytes.length) {
        controller.close();
        return;
      }
      controller.enqueue(bytes.slice(from, (from += size)));
    },
    cancel,
  });
};

test('events are read from a response whose chunks split a character', async () => {
  const bytes = new TextEncoder().encode('data: 样本\n\ndata: b\n\n');
  const events: string[] = [];
  for await (const { data } of readEvents(new Response(streamOf(bytes, 1)))) {
    events.push(data);
  }
  expect(events).toEqual(['样本', 'b']);
});

test('leaving the loop closes the stream', async () => {
  let closed = false;
  const bytes = new TextEncoder().encode('data: a\n\n'.repeat(100));
  for await (const { data } of readEvents(new Response(streamOf(bytes, 9, () => void (closed = true))))) {
    expect(data).toBe('a');
    break;
  }
  expect(closed).toBe(true);
});

test('a connection that breaks is an error, not an end', async () => {
  const broken = new ReadableStream({ start: (controller) => controller.error(new TypeError('terminated')) });
  await expect(readEvents(new Response(broken)).next()).rejects.toThrow('terminated');
});

test('a response without a body has no events', async () => {
  expect(await readEvents(new Response(null)).next()).toEqual({ done: true, value: undefined });
});

test.each<[string, string, object | null]>([
  [
    'workflow',
    '{"id":"w","status":"Running","percentage":40,"project_id":"p"}',
    { kind: 'workflow', data: { id: 'w', status: 'Running', percentage: 40, project_id: 'p' } },
  ],
  [
    'notification',
    '{"id":7,"status":"Unread"}',
    { kind: 'notification', data: { id: '7', status: 'Unread' } },
  ],
  ['weather', '{"id":"w","status":"Sunny"}', null],
  ['task', 'not json', null],
  ['task', '{"id":"t"}', null],
  ['task', '[]', null],
])('a portal event of kind %s with %s is read', (event, data, expected) => {
  expect(parsePortalEvent({ event, data, id: '' })).toEqual(expected);
});
