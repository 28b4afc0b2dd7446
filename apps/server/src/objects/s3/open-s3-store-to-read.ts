import type { S3Settings } from '../../config/s3-settings.ts';
import type { GatewayLinks } from '../gateway-links.ts';
import type { OpenedStore } from '../open-store.ts';
import { ListingPositions } from './listing-positions.ts';
import { openBucket } from './s3-bucket.ts';
import { S3Links } from './s3-links.ts';
import { S3ObjectStore } from './s3-object-store.ts';
import { S3PartStore } from './s3-part-store.ts';

/** Opens the store in a bucket for a command that reads it. */
export function openS3StoreToRead(settings: S3Settings, gateway: GatewayLinks): OpenedStore {
  const s3 = openBucket(settings);
  const links = new S3Links({ reads: undefined, uploads: undefined, gateway, linkSeconds: 1 });
  const positions = new ListingPositions();
  return {
    objects: new S3ObjectStore({ s3, links, gateway, positions, seal: () => '' }),
    parts: new S3PartStore({ s3, uploads: undefined, gateway, positions, linkSeconds: 1 }),
    close: () => s3.client.destroy(),
  };
}
