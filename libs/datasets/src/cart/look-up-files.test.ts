import type { DataseqClient } from '@omics-portal/api';
import { describe, expect, it, vi } from 'vitest';
import { toCartFile } from '../cart-store/cart-file';
import { lookUpFiles, type FoundFile } from './look-up-files';

const COUNT = 100_000;
const FILES = Array.from({ length: COUNT }, (_, index) =>
  toCartFile('example_genomics', { file_path: `minio://portal/${index}`, file_size: index })!,
);

/** A service that knows every second of the files, and answers in an order of its own. */
function aService(onAsked: () => void = () => undefined) {
  const POST = vi.fn(async (_path: string, { body }: { body: { query: { value: readonly string[] } } }) => {
    onAsked();
    const known = body.query.value.filter((path) => Number(path.split('/').at(-1)) % 2 === 0);
    const data = known.reverse().map((path) => ({ file_path: path, remark: 'here' }));
    return { data: { total: data.length, data } };
  });
  return { POST, client: { POST } as unknown as DataseqClient };
}

describe('lookUpFiles', () => {
  it('finds a hundred thousand files in their order, a thousand to a request, and tells how far it is', async () => {
    const { POST, client } = aService();
    const found: FoundFile[] = [];
    const told: number[] = [];
    const end = await lookUpFiles({
      client,
      files: FILES,
      signal: new AbortController().signal,
      onPart: (part, { done, total }) => {
        found.push(...part);
        told.push(done / total);
      },
    });
    expect(end).toEqual({ done: COUNT, total: COUNT });
    expect(found.map(({ file }) => file)).toEqual(FILES);
    expect(found.every(({ file, records }) => records.length === (Number(file.size) % 2 === 0 ? 1 : 0))).toBe(
      true,
    );
    expect(found[2]?.records).toEqual([{ file_path: 'minio://portal/2', remark: 'here' }]);
    expect(told).toEqual(Array.from({ length: 100 }, (_, index) => (index + 1) / 100));
    expect(POST).toHaveBeenCalledTimes(100);
  });

  it('stops at once when it is cancelled', async () => {
    const abort = new AbortController();
    const { POST, client } = aService(() => abort.abort());
    const onPart = vi.fn();
    const looking = lookUpFiles({ client, files: FILES, signal: abort.signal, onPart });
    await expect(looking).rejects.toHaveProperty('name', 'AbortError');
    expect(POST).toHaveBeenCalledOnce();
    expect(onPart).not.toHaveBeenCalled();
  });
});
