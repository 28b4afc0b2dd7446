import { expect, test, vi } from 'vitest';
import { createMessageLoader } from './message-loader';

const english = vi.fn(() => Promise.resolve({ messages: { own: 'Job' } }));
const chinese = vi.fn(() => Promise.resolve({ messages: { own: '作业' } }));
const load = createMessageLoader({ 'en-US': english, 'zh-CN': chinese });

test.each([
  ['en-US', 'Job'],
  ['zh-CN', '作业'],
  ['fr-FR', 'Job'],
])('for %s a project loads its own messages and the shared ones', async (locale, own) => {
  const messages = await load(locale);
  expect(messages['own']).toBe(own);
  expect(Object.keys(messages).length).toBeGreaterThan(1);
});

test('only the requested language is loaded', async () => {
  chinese.mockClear();
  await load('en-US');
  expect(chinese).not.toHaveBeenCalled();
});

test('changing a result does not change the next one', async () => {
  const first = await load('en-US');
  first['own'] = 'changed';
  expect((await load('en-US'))['own']).toBe('Job');
});
