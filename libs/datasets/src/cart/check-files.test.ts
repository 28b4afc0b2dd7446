import type { DataseqClient } from '@omics-portal/api';
import { describe, expect, it, vi } from 'vitest';
import { toCartFile } from '../cart-store/cart-file';
import { checkFiles } from './check-files';

const aFile = (path: string, facts: object = {}, collection = 'example_genomics') =>
  toCartFile(collection, { file_path: path, file_size: 1, ...facts })!;

/** A service that knows these records, by path. */
function aService(records: readonly { file_path: string }[]) {
  const POST = vi.fn(async (_path: string, { body }: { body: { query: { value: readonly string[] } } }) => ({
    data: {
      total: 0,
      data: records.filter(({ file_path }) => body.query.value.includes(file_path)),
    },
  }));
  return { POST, client: { POST } as unknown as DataseqClient };
}

describe('checkFiles', () => {
  it('finds what is gone, and what has another size or checksum now', async () => {
    const { client } = aService([
      { file_path: 'same' },
      { file_path: 'larger', file_size: 2 } as { file_path: string },
      { file_path: 'other', file_size: 1, md5sum: 'b'.repeat(32) } as { file_path: string },
    ]);
    const files = [aFile('same'), aFile('larger'), aFile('other', { md5sum: 'a'.repeat(32) }), aFile('gone')];
    const { missing, replaced } = await checkFiles(client, files, new AbortController().signal);
    expect(missing).toEqual([aFile('gone')]);
    expect(replaced.map(({ path, size, md5 }) => [path, size, md5])).toEqual([
      ['larger', 2, null],
      ['other', 1, 'b'.repeat(32)],
    ]);
  });

  it('asks each collection for a thousand files at a time', async () => {
    const many = Array.from({ length: 1001 }, (_, index) => ({ file_path: `p${index}` }));
    const { POST, client } = aService(many);
    const files = [...many.map(({ file_path }) => aFile(file_path)), aFile('p0', {}, 'example_proteomics')];
    expect(await checkFiles(client, files, new AbortController().signal)).toEqual({
      missing: [],
      replaced: [],
    });
    expect(POST.mock.calls.map(([, { body }]) => body.query.value.length)).toEqual([1000, 1, 1]);
  });
});
