import { describe, expect, it, test } from 'vitest';
import { SealedValues } from './sealed-values.ts';

const sealed = new SealedValues({ text: 'a secret of this test, which is long', source: 'IDENTITY_SECRET' });
const other = new SealedValues({ text: 'another secret, which is as long', source: '/data/identity.secret' });

test('a value comes back, and its seal does not show it', async () => {
  const value = { key: 'private part', list: [1, '中'] };
  const text = await sealed.seal('keys', value);
  expect(await sealed.open('keys', text)).toEqual(value);
  expect(await sealed.seal('keys', value), 'equal values have different seals').not.toBe(text);
  expect(Buffer.from(text.split('.').join(''), 'base64url').toString()).not.toContain('private');
});

describe('a seal that does not open', () => {
  it.each([
    ['of another purpose', sealed, 'factor:2', (text: string) => text, /is damaged.*IDENTITY_SECRET/],
    [
      'of another secret',
      other,
      'factor:1',
      (text: string) => text,
      /another secret.*\/data\/identity\.secret/,
    ],
    ['that was changed', sealed, 'factor:1', (text: string) => `${text.slice(0, -3)}AAA`, /is damaged/],
    ['that is none', sealed, 'factor:1', () => 'none', /another secret/],
  ])('%s says so', async (_what, values, purpose, change, message) => {
    const text = change(await sealed.seal('factor:1', 'value'));
    await expect(values.open(purpose, text)).rejects.toThrow(message);
  });
});
