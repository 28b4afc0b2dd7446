import { randomUUID } from 'node:crypto';
import type { components } from '@omics-portal/api/datains';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { LiveEvent } from '../../../events/event-bus.ts';
import { startWorkServer, waitFor, type WorkServer } from '../../../jobs/testing/work-server.ts';
import { MESSAGE_LIMIT } from './message-handlers.ts';

type NotificationPage = components['schemas']['NotificationPage'];

let server: WorkServer;
let file: string;
beforeAll(async () => {
  server = await startWorkServer();
  file = await server.upload('small.bin', 'bases');
});
afterAll(() => server.close());

/** Reads a live stream until `enough` returns true, then disconnects. */
async function listen(
  token: string,
  begin: () => Promise<unknown>,
  enough: (text: string) => boolean,
): Promise<string> {
  const leave = new AbortController();
  const response = await fetch(`${server.url}/datains/api/events`, {
    headers: { authorization: `Bearer ${token}` },
    signal: leave.signal,
  });
  expect(response.headers.get('content-type')).toContain('text/event-stream');
  let text = '';
  const decoder = new TextDecoder();
  let begun: Promise<unknown> | undefined;
  for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
    text += decoder.decode(chunk, { stream: true });
    // The first bytes confirm the subscription: later events are not missed.
    begun ??= begin();
    if (enough(text)) break;
  }
  await begun;
  leave.abort();
  return text;
}

const eventsOf = (text: string) =>
  [...text.matchAll(/event: (\w+)\nid: \d+\ndata: (.*)\n\n/g)].map(([, event, data]) => ({
    event,
    ...(JSON.parse(data ?? '') as LiveEvent['data']),
  }));

test('a stream reports changes of projects, jobs and notifications to their owner', async () => {
  let id = '';
  const text = await listen(
    server.researcher,
    async () => {
      // The job runs for longer than the two seconds between two observations of its engine.
      id = await server.submit([{ sample_id: 'one', input: file, rounds: 20_000 }], { name: 'streamed_1' });
    },
    (so) => so.includes('event: notification'),
  );
  const events = eventsOf(text);
  const statuses = (kind: string) =>
    events.filter((event) => event.event === kind).map((event) => event.status);
  expect([...new Set(statuses('project'))]).toEqual(['Submitted', 'Running', 'Succeeded']);
  // An engine may be seen before its program has started.
  const ofJob = [...new Set(statuses('workflow'))].filter((status) => status !== 'Submitted');
  expect(ofJob).toEqual(['Running', 'Succeeded']);
  expect(statuses('notification')).toEqual(['Unread']);
  const projects = events.filter((event) => event.event === 'project');
  expect(projects[0]?.id).toBe(id);
  expect(projects.at(-1)?.stats).toMatchObject({ total: 1, running: 0, success: 1 });
  expect([projects[0]?.actions, projects.at(-1)?.actions]).toEqual([
    ['stop', 'delete'],
    ['archive', 'delete'],
  ]);
  const jobs = events.filter((event) => event.event === 'workflow');
  expect([jobs[0]?.actions, jobs.at(-1)?.actions]).toEqual([['stop'], []]);
});

test('a stream reports changes of other users to admins only', async () => {
  const submit = async () => {
    await server.until(await server.submit([{ sample_id: 'one', input: file }]), 'Succeeded');
    const stranger = await server.dependencies.db
      .selectFrom('users')
      .select('sub')
      .where('username', '=', 'stranger')
      .executeTakeFirstOrThrow();
    server.dependencies.events.publish(stranger.sub, {
      type: 'task',
      data: { id: 'last', status: 'Finished' },
    });
  };
  const last = (text: string) => text.includes('"last"');
  expect(eventsOf(await listen(server.stranger, submit, last)).map((event) => event.event)).toEqual(['task']);
  expect(new Set(eventsOf(await listen(server.admin, submit, last)).map((event) => event.event))).toEqual(
    new Set(['project', 'workflow', 'notification', 'task']),
  );
});

test('a disconnected stream has no listener', async () => {
  const subscribe = server.dependencies.events.subscribe.bind(server.dependencies.events);
  let listeners = 0;
  const spy = vi.spyOn(server.dependencies.events, 'subscribe').mockImplementation((user, listener) => {
    const stop = subscribe(user, listener);
    listeners += 1;
    return () => {
      listeners -= 1;
      stop();
    };
  });
  await listen(
    server.researcher,
    async () => expect(listeners).toBe(1),
    () => true,
  );
  await waitFor(async () => expect(listeners).toBe(0));
  spy.mockRestore();
});

test("a finished project creates a notification in the reader's language, which the reader marks as read", async () => {
  const id = await server.submit([{ sample_id: 'one', input: file }], { name: 'noticed_1' });
  await server.until(id, 'Succeeded');
  const list = (query: string, language: string) =>
    server.ask<NotificationPage>('GET', `/datains/api/notifications${query}`, {
      status: 200,
      headers: { 'accept-language': language },
    });
  const english = await list('?status=Unread', 'en-US');
  const notice = english.data.find(({ title }) => title === 'Project noticed_1 has succeeded');
  expect(notice).toMatchObject({ status: 'Unread', notification_type: 'default' });
  expect((await list('?status=Unread', 'zh-CN')).data.map(({ title }) => title)).toContain(
    '项目 noticed_1 已成功',
  );

  await server.ask('PUT', `/datains/api/notifications/${notice?.id}`, {
    status: 404,
    token: server.stranger,
    json: { status: 'Read' },
  });
  await server.ask('PUT', `/datains/api/notifications/${notice?.id}`, {
    status: 204,
    json: { status: 'Read' },
  });
  expect((await list('?status=Unread', 'en-US')).data.map(({ id: one }) => one)).not.toContain(notice?.id);
  expect((await list('?status=Read', 'en-US')).data.map(({ id: one }) => one)).toEqual([notice?.id]);
  await server.ask('PUT', `/datains/api/notifications/${notice?.id}`, {
    status: 204,
    json: { status: 'Unread' },
  });
  expect((await list('?status=Read', 'en-US')).total).toBe(0);
});

test('a notification for all users is marked as read separately by each reader', async () => {
  const text = { title: 'Maintenance', description: 'Tonight' };
  const { id } = await server.dependencies.db
    .insertInto('notifications')
    .values({
      owner_sub: null,
      notification_type: 'default',
      code: 'announcement',
      params: JSON.stringify(text),
      created_time: Date.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await server.ask('PUT', `/datains/api/notifications/${id}`, { status: 204, json: { status: 'Read' } });
  const unread = async (token: string) =>
    (
      await server.ask<NotificationPage>('GET', '/datains/api/notifications?status=Unread&per_page=100', {
        status: 200,
        token,
      })
    ).data.filter((notice) => notice.id === id);
  expect(await unread(server.researcher)).toEqual([]);
  expect(await unread(server.stranger)).toMatchObject([text]);
});

test('a visitor leaves a message; an incomplete one is refused with its fields', async () => {
  const materials = {
    materialsType: 'DNA',
    tubes: 2,
    purpose: 'Benchmarking',
    requestorTitle: 'Dr',
    requestorName: 'Ada',
    requestorEmail: 'ada@example.org',
    organization: 'Lab',
    recipients: 'Ada',
    phoneNumber: '1',
    deliveryAddress: 'Road 1',
  };
  const send = (payload: unknown, message_type = 'request-materials') =>
    server.call('POST', '/datains/api/messages', {
      json: { title: 'Benchmarking', message_type, payload, status: 'Unread' },
    });
  const created = await send(materials);
  const { message } = (await created.json()) as { message: { id: number } };
  expect([created.status, created.headers.get('location')]).toEqual([201, `/messages/${message.id}`]);
  const refused = await send({ ...materials, tubes: 101, requestorEmail: 'ada' });
  expect(refused.status).toBe(400);
  expect(
    ((await refused.json()) as { details: { field: string }[] }).details.map((detail) => detail.field),
  ).toEqual(['payload.tubes', 'payload.requestorEmail']);
  expect((await send({ email: 'ada@example.org', content: 'A wrong label' }, 'feedback')).status).toBe(201);
  expect((await send({ email: 'ada@example.org' }, 'feedback')).status).toBe(400);
});

test('a message that is sent twice with one Idempotency-Key is stored once', async () => {
  const send = (key: string, content: string) =>
    server.call('POST', '/datains/api/messages', {
      json: { title: 'A label', message_type: 'feedback', payload: { content }, status: 'Unread' },
      headers: { 'idempotency-key': key },
    });
  const key = randomUUID();
  const responses = await Promise.all([send(key, 'Wrong'), send(key, 'Wrong')]);
  const [first, second] = await Promise.all(responses.map((response) => response.json()));
  expect(first).toEqual({ message: { id: expect.any(Number) } });
  expect(second).toEqual(first);
  expect(await (await send(randomUUID(), 'Wrong')).json()).not.toEqual(first);
  expect((await send(key, 'Missing')).status).toBe(422);
});

test('a few messages a minute are accepted, however many arrive at once and whatever address they claim', async () => {
  const send = (index: number) =>
    server.call('POST', '/datains/api/messages', {
      json: { title: 'A label', message_type: 'feedback', payload: { content: 'Wrong' }, status: 'Unread' },
      headers: { 'x-forwarded-for': `192.0.2.${index}` },
    });
  const responses = await Promise.all(Array.from({ length: 12 }, (_, index) => send(index)));
  const refused = responses.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThanOrEqual(12 - MESSAGE_LIMIT.attempts);
  expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await refused[0]?.json()).toEqual({
    message: expect.stringMatching(/^At most 5 messages a minute are accepted: send this one again in \d+ /),
  });
});
