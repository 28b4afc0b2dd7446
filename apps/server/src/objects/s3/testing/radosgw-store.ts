import { CreateBucketCommand, PutPublicAccessBlockCommand } from '@aws-sdk/client-s3';
import { inject } from 'vitest';
import type { S3Key, S3Settings } from '../../../config/s3-settings.ts';
import type { GatewayLinks } from '../../gateway-links.ts';
import type { LinkSigner } from '../../signed-links.ts';
import { ListingPositions } from '../listing-positions.ts';
import { openBucket, type S3Bucket } from '../s3-bucket.ts';
import { S3Links } from '../s3-links.ts';
import { S3ObjectStore } from '../s3-object-store.ts';
import { S3PartStore } from '../s3-part-store.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Started by tools/test/engines/radosgw-setup.mjs. */
    radosgw: { url: string; key: S3Key; uploadKey: S3Key; roleArn: string };
  }
}

/** Keys in one request of a listing, so that few objects need several. */
const BATCH_KEYS = 10;

/** Settings of a server for a bucket of radosgw. */
export function radosgwSettings(bucket: string): S3Settings {
  const { url, key, uploadKey } = inject('radosgw');
  return {
    endpoint: url,
    publicEndpoint: url,
    region: 'us-east-1',
    bucket,
    key,
    uploadKey,
    forcePathStyle: true,
    sts: undefined,
  };
}

/** Creates a bucket without public access, as an operator does before the first start. */
export async function createBucket(settings: S3Settings): Promise<S3Bucket> {
  const s3 = openBucket(settings);
  await s3.client.send(new CreateBucketCommand({ Bucket: s3.name }));
  await s3.client.send(
    new PutPublicAccessBlockCommand({
      Bucket: s3.name,
      // With BlockPublicAcls this version of radosgw refuses every write.
      PublicAccessBlockConfiguration: { IgnorePublicAcls: true },
    }),
  );
  return s3;
}

/** Object store and part store in a new bucket, whose links lead to it. */
export async function storeIn(
  settings: S3Settings,
  signer: LinkSigner,
  gateway: GatewayLinks,
): Promise<{ objects: S3ObjectStore; parts: S3PartStore }> {
  const s3 = { ...(await createBucket(settings)), batchKeys: BATCH_KEYS };
  const uploads = openBucket(settings, { key: settings.uploadKey });
  const links = new S3Links({ reads: s3, uploads, gateway, linkSeconds: 60 });
  const positions = new ListingPositions();
  return {
    objects: new S3ObjectStore({ s3, gateway, links, positions, seal: (text) => signer.seal(text) }),
    parts: new S3PartStore({ s3, uploads, gateway, positions, linkSeconds: 60 }),
  };
}
