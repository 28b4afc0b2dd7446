import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseVersion, readVersionChoice } from './version-choice';

describe('readVersionChoice', () => {
  it.each([
    [undefined, undefined, {}],
    ['', undefined, {}],
    ['v20210909', 'v20210909', {}],
    ['RNA:v1', undefined, { RNA: 'v1' }],
    ['v3,RNA:v1,DNA:v2', 'v3', { RNA: 'v1', DNA: 'v2' }],
    [',,RNA:v1,', undefined, { RNA: 'v1' }],
    ['100%', '100%', {}],
  ])('%j asks for %j of all, and %j', (text, all, byDataset) => {
    const choice = readVersionChoice(text);
    expect(choice.all).toBe(all);
    expect(Object.fromEntries(choice.byDataset)).toEqual(byDataset);
  });
});

describe('chooseVersion', () => {
  const name = fc.string({ minLength: 1, unit: 'grapheme' });

  it('is read as it was chosen, whatever the names, and leaves the others unchanged', () => {
    fc.assert(
      fc.property(name, name, name, name, (first, second, version, other) => {
        fc.pre(first !== second);
        const choice = readVersionChoice(chooseVersion(chooseVersion('v1', second, other), first, version));
        expect(choice.all).toBe('v1');
        expect(choice.byDataset.get(first)).toBe(version);
        expect(choice.byDataset.get(second)).toBe(other);
      }),
    );
  });

  it('replaces an earlier choice', () => {
    expect(chooseVersion('RNA:v1', 'RNA', 'v2')).toBe('RNA:v2');
  });
});
