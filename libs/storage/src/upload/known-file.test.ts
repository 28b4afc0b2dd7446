import fc from 'fast-check';
import { expect, test } from 'vitest';
import { differenceOf, knownFileOf, type KnownFile } from './known-file';

const KNOWN: KnownFile = { name: 'a_R1.fastq.gz', size: 8, modified: 1_700_000_000_000, head: '1f8b' };

test.each<[Partial<KnownFile>, ReturnType<typeof differenceOf>]>([
  [{}, null],
  [{ name: 'b_R1.fastq.gz', size: 9 }, 'name'],
  [{ size: 9, modified: 1 }, 'size'],
  [{ modified: 1, head: '00' }, 'date'],
  [{ head: '1f8c' }, 'content'],
])('a file with %j differs by %s', (change, difference) => {
  expect(differenceOf({ ...KNOWN, ...change }, KNOWN)).toBe(difference);
});

test('a file has the hexadecimal digits of its first 256 bytes', async () => {
  const file = new File([new Uint8Array(300).fill(10)], 'a', { lastModified: 5 });
  expect(await knownFileOf(file)).toEqual({ name: 'a', size: 300, modified: 5, head: '0a'.repeat(256) });
});

test('the same content is recognised, and another first byte is not', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ minLength: 1, maxLength: 300 }), async (bytes) => {
      const fileOf = (content: Uint8Array) =>
        knownFileOf(new File([new Uint8Array(content)], 'a', { lastModified: 5 }));
      const known = await fileOf(bytes);
      expect(differenceOf(await fileOf(bytes), known)).toBeNull();
      const changed = Uint8Array.from(bytes, (byte, index) => (index === 0 ? byte ^ 1 : byte));
      expect(differenceOf(await fileOf(changed), known)).toBe('content');
    }),
  );
});
