import { basename } from 'node:path';
import { GetObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { attachment } from '../attachment-header.ts';
import { contentTypeOf } from '../content-types.ts';
import type { GatewayLinks } from '../gateway-links.ts';
import type { PresignGetOptions, PresignPutOptions } from '../object-store.ts';
import type { S3Bucket } from './s3-bucket.ts';
import { storeKey } from './s3-keys.ts';

/** Largest object of one PUT in S3, in bytes. */
const MAX_PUT_BYTES = 5 * 1024 ** 3;

/** Options of links to an S3 store. */
export interface S3LinkOptions {
  /** Bucket at the address that browsers use, for downloads; undefined: they come from this server. */
  reads: S3Bucket | undefined;
  /** The same with the key that signs uploads; undefined: they go to this server. */
  uploads: S3Bucket | undefined;
  gateway: GatewayLinks;
  /** Lifetime of links, in seconds. */
  linkSeconds: number;
}

/**
 * Presigned links to an S3 store. Those that the store cannot hold to the rules go to this server, which passes the content
 * on: an upload of unknown size, which must not exceed a limit; one that is too large for one request, or that a quota counts;
 * content that a browser shows, whose scripts must not run with an origin.
 */
export class S3Links {
  readonly #options: S3LinkOptions;

  constructor(options: S3LinkOptions) {
    this.#options = options;
  }

  async put(bucket: string, key: string, options: PresignPutOptions = {}): Promise<string> {
    const { uploads, gateway } = this.#options;
    const { length, throughServer = false } = options;
    // An empty body has no length to sign.
    const isDirect = !throughServer && length !== undefined && length > 0 && length <= MAX_PUT_BYTES;
    if (uploads === undefined || !isDirect || length > gateway.maxBytes(options))
      return gateway.put(bucket, key, options);
    const command = new PutObjectCommand({
      Bucket: uploads.name,
      Key: storeKey(bucket, key),
      ContentLength: length,
    });
    return getSignedUrl(uploads.client, command, { expiresIn: this.#seconds(options) });
  }

  async get(bucket: string, key: string, options: PresignGetOptions = {}): Promise<string> {
    const { reads, gateway } = this.#options;
    if (reads === undefined || options.inline || options.scripts) return gateway.get(bucket, key, options);
    const command = new GetObjectCommand({
      Bucket: reads.name,
      Key: storeKey(bucket, key),
      ResponseContentDisposition: attachment(options.fileName ?? basename(key)),
      ResponseContentType: contentTypeOf(key),
    });
    return getSignedUrl(reads.client, command, { expiresIn: this.#seconds(options) });
  }

  #seconds({ expiresInSeconds }: { expiresInSeconds?: number }): number {
    return expiresInSeconds ?? this.#options.linkSeconds;
  }
}
