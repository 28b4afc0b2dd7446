import { setupI18n, type Messages } from '@lingui/core';
import { expect, test } from 'vitest';
import { createMessageLoader } from '../catalog/message-loader';
import { pseudoMessages } from './pseudo-messages';

/** Compiled message, formatted with its values. */
function spoken(message: unknown[], values: Record<string, unknown> = {}): string {
  const messages = pseudoMessages({ id: message } as Messages);
  return setupI18n({ locale: 'en-US', messages: { 'en-US': messages } })._('id', values);
}

const JOBS = [['count', 'plural', { one: ['#', ' job'], other: ['#', ' jobs'] }]];

test.each([
  ['a sentence', ['Files'], {}, '⟦Ƒíĺéś··⟧'],
  ['what is put into it is not marked', ['Checked ', ['age'], ' ago'], { age: '5s' }, '⟦Ćĥéćķéď 5s àĝó····⟧'],
  ['one of several', JOBS, { count: 1 }, '⟦1 ĵóƀ⟧'],
  ['several', JOBS, { count: 12 }, '⟦12 ĵóƀś⟧'],
  [
    'a choice',
    [['kind', 'select', { dna: ['DNA of ', ['name']], other: ['other'] }]],
    { kind: 'dna', name: 'D5' },
    '⟦ĎŃÀ óƒ D5⟧',
  ],
  ['a figure', ['Total: ', ['total', 'number']], { total: 1200 }, '⟦Ţóţàĺ: 1,200···⟧'],
  ['tags stay what they are', ['See <0>the terms</0>.<1/>'], {}, '⟦Śéé <0>ţĥé ţéŕḿś</0>.<1/>·········⟧'],
])('%s', (_title, message, values, shown) => {
  expect(spoken(message, values)).toBe(shown);
});

test('a pseudo catalog has no plain letters, and the original is unchanged', async () => {
  const nothing = () => Promise.resolve({ messages: {} as Messages });
  const english = await createMessageLoader({ 'en-US': nothing, 'zh-CN': nothing })('en-US');
  const before = structuredClone(english);
  const texts = Object.values(pseudoMessages(english)).flatMap((message) =>
    Array.isArray(message) ? message : [message],
  );
  expect(texts.filter((token) => typeof token === 'string' && /[a-z]/iu.test(token))).toEqual([]);
  expect(english).toEqual(before);
});
