import { expect, test } from 'vitest';
import { canonicalJson, fingerprintOf } from './fingerprint';

test('canonical JSON ignores the order of keys and omits undefined properties', () => {
  expect(canonicalJson({ b: [1, { d: null, c: 'x' }], a: undefined })).toBe(
    canonicalJson({ b: [1, { c: 'x', d: null }] }),
  );
  expect(canonicalJson({ a: 1 })).not.toBe(canonicalJson({ a: 2 }));
});

test('a fingerprint depends on the value alone, and notices one character', () => {
  expect(fingerprintOf({ a: 1, b: 'x' })).toBe(fingerprintOf({ b: 'x', a: 1 }));
  expect(fingerprintOf({ a: 1, b: 'x' })).not.toBe(fingerprintOf({ a: 1, b: 'y' }));
});
