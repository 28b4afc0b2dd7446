import { ListPartsCommand, type S3Client } from '@aws-sdk/client-s3';
import { expect, test } from 'vitest';
import { ListingPositions } from './listing-positions.ts';
import { S3PartStore } from './s3-part-store.ts';

const LISTING = { bucket: 'users', prefix: 'data/', delimiter: '/', page: 2, perPage: 1000 } as const;

test('listings begin anew after an upload in parts is completed', async () => {
  const send = async (command: unknown) =>
    command instanceof ListPartsCommand ? { Parts: [{ PartNumber: 1, Size: 4, ETag: 'tag' }] } : {};
  const s3 = { client: { send } as unknown as S3Client, name: 'portal', batchKeys: 1000 };
  const positions = new ListingPositions();
  const gateway = { part: () => '' };
  const store = new S3PartStore({ s3, uploads: undefined, gateway, positions, linkSeconds: 1 });
  const known = positions.of(LISTING);
  expect(positions.of(LISTING)).toBe(known);
  await store.complete({ bucket: 'users', key: 'data/a.bin', storeId: '1', size: 4, partBytes: 4 });
  expect(positions.of(LISTING)).not.toBe(known);
});
