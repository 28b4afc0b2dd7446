import { createHash, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import type { StoreUnderTest } from '../../testing/store-under-test.ts';
import { partSize, type SizedUpload } from '../part-store.ts';

/** Least size of a part in S3, in bytes. */
const PART_BYTES = 5 * 1024 * 1024;
const CONTENT = randomBytes(PART_BYTES + 1234);

/** Contract of the part store port: what each store does in the same way. */
export function describeParts(store: StoreUnderTest): void {
  const begin = async (key: string): Promise<SizedUpload> => {
    const upload = { bucket: 'users', key, size: CONTENT.length, partBytes: PART_BYTES };
    return { ...upload, storeId: await store.served.parts.begin(upload) };
  };
  const partOf = (upload: SizedUpload, number: number) => {
    const begins = (number - 1) * upload.partBytes;
    return CONTENT.subarray(begins, begins + (partSize(upload, number) ?? 0));
  };
  const put = async (upload: SizedUpload, number: number, body = partOf(upload, number)) => {
    const bytes = partSize(upload, number) ?? 0;
    const link = await store.served.parts.presign({ ...upload, number, bytes }, {});
    const response = await fetch(store.served.absolute(link), { method: 'PUT', body: new Uint8Array(body) });
    return response.status;
  };
  const isHeld = async ({ storeId }: SizedUpload) =>
    (await store.served.parts.held()).some((held) => held.storeId === storeId);

  describe('parts', () => {
    test('parts that are sent in any order, and one of them twice, become one object', async () => {
      const { parts, objects } = store.served;
      const upload = await begin('parts/é 1.bin');
      expect(await parts.list(upload)).toEqual([]);
      expect(await put(upload, 2)).toBe(200);
      expect(await parts.list(upload)).toEqual([{ number: 2, size: 1234 }]);
      await expect(parts.complete(upload)).rejects.toMatchObject({
        status: 409,
        message: expect.stringContaining('1 parts of the upload are missing, the first is 1'),
      });
      expect(await put(upload, 1)).toBe(200);
      expect(await put(upload, 2)).toBe(200);
      expect(await isHeld(upload)).toBe(true);
      await parts.complete(upload);
      expect(CONTENT.equals(await buffer(await objects.open('users', upload.key)))).toBe(true);
      const sha256 = createHash('sha256').update(CONTENT).digest('hex');
      expect(await objects.digests('users', upload.key)).toMatchObject({ sha256 });
      expect(await isHeld(upload)).toBe(false);
    });

    test('a part of another size is refused, and leaves the upload as it was', async () => {
      const { parts } = store.served;
      const upload = await begin('parts/size.bin');
      await put(upload, 2);
      expect(await put(upload, 1, partOf(upload, 2))).toBeGreaterThanOrEqual(400);
      const short = parts.write(
        { ...upload, number: 1, bytes: PART_BYTES },
        Readable.from([CONTENT.subarray(0, 9)]),
      );
      await expect(short).rejects.toThrow();
      expect(await parts.list(upload)).toEqual([{ number: 2, size: 1234 }]);
      await parts.abort(upload);
    });

    test('an upload that was ended takes no parts, and is not there any more', async () => {
      const { parts, objects } = store.served;
      const upload = await begin('parts/ended.bin');
      await put(upload, 1);
      await parts.abort(upload);
      await parts.abort(upload);
      expect(await put(upload, 2)).toBe(404);
      await expect(parts.list(upload)).rejects.toMatchObject({ status: 404 });
      await expect(parts.complete(upload)).rejects.toMatchObject({ status: 404 });
      expect(await objects.head('users', upload.key)).toBeUndefined();
      expect(await isHeld(upload)).toBe(false);
    });
  });
}
