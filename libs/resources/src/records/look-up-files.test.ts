import type { DataseqClient } from '@omics-portal/api';
import { describe, expect, it, vi } from 'vitest';
import { lookUpFiles, type FoundFile } from './look-up-files';

const COUNT = 100_000;
const FILES = Array.from({ length: COUNT }, (_, index) => ({
  collection: 'example_genomics',
  path: `minio://portal/${index}`,
  size: index,
}));

/** Service that has every second file, and returns the records in reverse order. */
function aService(onRequest: () => void = () => undefined) {
  const POST = vi.fn(async (_path: string, { body }: { body: { query: { value: readonly string[] } } }) => {
    onRequest();
    const found = body.query.value.filter((path) => Number(path.split('/').at(-1)) % 2 === 0);
    const data = found.reverse().map((path) => ({ file_path: path, remark: 'here' }));
    return { data: { total: data.length, data } };
  });
  return { POST, client: { POST } as unknown as DataseqClient };
}

describe('lookUpFiles', () => {
  it('finds a hundred thousand files in their order, a thousand in a request, and reports its progress', async () => {
    const { POST, client } = aService();
    const found: FoundFile<(typeof FILES)[number]>[] = [];
    const progress: number[] = [];
    const end = await lookUpFiles({
      client,
      files: FILES,
      signal: new AbortController().signal,
      onBatch: (batch, { done, total }) => {
        found.push(...batch);
        progress.push(done / total);
      },
    });
    expect(end).toEqual({ done: COUNT, total: COUNT });
    expect(found.map(({ file }) => file)).toEqual(FILES);
    expect(found.every(({ file, records }) => records.length === (Number(file.size) % 2 === 0 ? 1 : 0))).toBe(
      true,
    );
    expect(found[2]?.records).toEqual([{ file_path: 'minio://portal/2', remark: 'here' }]);
    expect(progress).toEqual(Array.from({ length: 100 }, (_, index) => (index + 1) / 100));
    expect(POST).toHaveBeenCalledTimes(100);
  });

  it('stops at once after an abort', async () => {
    const abort = new AbortController();
    const { POST, client } = aService(() => abort.abort());
    const onBatch = vi.fn();
    const looking = lookUpFiles({ client, files: FILES, signal: abort.signal, onBatch });
    await expect(looking).rejects.toHaveProperty('name', 'AbortError');
    expect(POST).toHaveBeenCalledOnce();
    expect(onBatch).not.toHaveBeenCalled();
  });
});
