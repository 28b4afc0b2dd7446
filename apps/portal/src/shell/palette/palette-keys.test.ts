import { expect, test } from 'vitest';
import { paletteKeys } from './palette-keys';

test.each([
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 14_0)', '⌘ K'],
  ['Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X)', '⌘ K'],
  ['Mozilla/5.0 (X11; Linux x86_64)', 'Ctrl K'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 'Ctrl K'],
])('on %s the keys are %s', (userAgent, keys) => {
  expect(paletteKeys(userAgent).join(' ')).toBe(keys);
});
