import type { DataseqClient } from '@omics-portal/api';
import { describe, expect, it, vi } from 'vitest';
import { checkFiles } from './check-files';

interface AFile {
  readonly collection: string;
  readonly path: string;
  readonly size: number;
}

const aFile = (path: string, size = 1, collection = 'example_genomics'): AFile => ({
  collection,
  path,
  size,
});

/** Service with these records, by path. */
function aService(records: readonly { file_path: string; file_size?: number }[]) {
  const POST = vi.fn(async (_path: string, { body }: { body: { query: { value: readonly string[] } } }) => ({
    data: {
      total: 0,
      data: records.filter(({ file_path }) => body.query.value.includes(file_path)),
    },
  }));
  return { POST, client: { POST } as unknown as DataseqClient };
}

function check(client: DataseqClient, files: readonly AFile[]) {
  return checkFiles<AFile>({
    client,
    files: () => files,
    signal: new AbortController().signal,
    toFile: (collection, { file_path, file_size }) =>
      file_path ? aFile(file_path, file_size ?? 1, collection) : null,
    isSame: (stored, current) => stored.size === current.size,
  });
}

describe('checkFiles', () => {
  it('finds files that are gone, and files that were replaced', async () => {
    const { client } = aService([{ file_path: 'same' }, { file_path: 'larger', file_size: 2 }]);
    const { missing, replaced } = await check(client, [aFile('same'), aFile('larger'), aFile('gone')]);
    expect(missing).toEqual([aFile('gone')]);
    expect(replaced).toEqual([aFile('larger', 2)]);
  });

  it('keeps a file that one of several records at its path has', async () => {
    const { client } = aService([{ file_path: 'two', file_size: 2 }, { file_path: 'two' }]);
    expect(await check(client, [aFile('two')])).toEqual({ missing: [], replaced: [] });
  });

  it('requests a thousand files of a collection at a time', async () => {
    const many = Array.from({ length: 1001 }, (_, index) => ({ file_path: `p${index}` }));
    const { POST, client } = aService(many);
    const files = [...many.map(({ file_path }) => aFile(file_path)), aFile('p0', 1, 'example_proteomics')];
    expect(await check(client, files)).toEqual({ missing: [], replaced: [] });
    expect(POST.mock.calls.map(([, { body }]) => body.query.value.length)).toEqual([1000, 1, 1]);
  });
});
