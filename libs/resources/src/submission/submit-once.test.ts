import { expect, test, vi } from 'vitest';
import type { Attempt, AttemptStore } from './attempt';
import { createSubmitOnce } from './submit-once';

/** Page whose reload forgets everything but the stored attempt, and a server that remembers keys. */
function aForm() {
  let stored: Attempt | null = null;
  let made = 0;
  const attempts: AttemptStore = {
    load: () => stored,
    save: (attempt) => (stored = attempt),
    clear: () => (stored = null),
  };
  const created = new Map<string, string>();
  const respond = (attempt: Attempt) => {
    const id = created.get(attempt.key) ?? `project-${created.size + 1}`;
    created.set(attempt.key, id);
    return Promise.resolve(id);
  };
  const send = vi.fn<(attempt: Attempt) => Promise<string>>(respond);
  const loseResponse = () =>
    send.mockImplementationOnce(async (attempt) => {
      await respond(attempt);
      throw new TypeError('Failed to fetch');
    });
  const open = () =>
    createSubmitOnce<string>({ attempts, newId: () => `key-${(made += 1)}`, now: () => 1000 * (made + 1) });
  return { open, send, loseResponse, created, attempts };
}

const content = { name: 'run_1', samples: [{ id: 'a' }] };

test('two presses at once send one request', async () => {
  const { open, send, created } = aForm();
  const submitOnce = open();
  const both = [submitOnce(content, send), submitOnce({ ...content }, send)];
  expect(await Promise.all(both)).toEqual(['project-1', 'project-1']);
  expect(send).toHaveBeenCalledOnce();
  expect(created.size).toBe(1);
});

test('a press after the confirmation returns the first response', async () => {
  const { open, send } = aForm();
  const submitOnce = open();
  await submitOnce(content, send);
  expect(await submitOnce(content, send)).toBe('project-1');
  expect(send).toHaveBeenCalledOnce();
});

test.each([
  ['on the same page', false],
  ['after a reload', true],
])('a lost response leaves the attempt behind: a retry %s has one effect', async (_when, reload) => {
  const { open, send, loseResponse, created, attempts } = aForm();
  loseResponse();
  const first = open();
  await expect(first(content, send)).rejects.toThrow('Failed to fetch');
  const retry = reload ? open() : first;
  // The order of the keys does not matter, as a form may be restored in another one.
  expect(await retry({ samples: content.samples, name: content.name }, send)).toBe('project-1');
  expect(created.size).toBe(1);
  expect(send.mock.calls[1]).toEqual(send.mock.calls[0]);
  expect(attempts.load(), 'the draft is over').toBeNull();
});

test('changed content is another submission, with a key and a time of its own', async () => {
  const { open, send, loseResponse } = aForm();
  loseResponse();
  const submitOnce = open();
  await submitOnce(content, send).catch(() => undefined);
  await submitOnce({ ...content, name: 'run_2' }, send);
  const [[first], [second]] = send.mock.calls as [[Attempt], [Attempt]];
  expect(second.key).not.toBe(first.key);
  expect(second.content).not.toBe(first.content);
  expect(second.startedTime).toBeGreaterThan(first.startedTime);
});

test('a confirmation does not remove the attempt of later content', async () => {
  const { open, send, attempts } = aForm();
  const submitOnce = open();
  let confirm: (id: string) => void = () => undefined;
  const slow = submitOnce(content, () => new Promise<string>((resolve) => (confirm = resolve)));
  send.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await submitOnce({ ...content, name: 'run_2' }, send).catch(() => undefined);
  const later = attempts.load();
  confirm('project-1');
  await slow;
  expect(attempts.load()).toBe(later);
});

test('the attempt is stored before anything is sent', async () => {
  const { open, attempts } = aForm();
  await open()(content, (attempt) => {
    expect(attempts.load()).toBe(attempt);
    return Promise.resolve('project-1');
  });
  expect.assertions(1);
});

test('after a new form has started, the same content has a second effect', async () => {
  const { open, send, created } = aForm();
  await open()(content, send);
  expect(await open()(content, send)).toBe('project-2');
  expect(created.size).toBe(2);
});
