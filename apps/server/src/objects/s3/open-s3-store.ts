import {
  GetObjectCommand,
  HeadBucketCommand,
  PutObjectCommand,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import type { S3Settings } from '../../config/s3-settings.ts';
import { StartError } from '../../config/start-error.ts';
import { databaseName } from '../../records/database-name.ts';
import { GatewayLinks } from '../gateway-links.ts';
import type { OpenedStore, StoreOptions } from '../open-store.ts';
import { checkStoreIdentity, type IdentityMarks } from '../store-identity.ts';
import { ListingPositions } from './listing-positions.ts';
import { isMissing, openBucket, type S3Bucket } from './s3-bucket.ts';
import { copyKey } from './s3-copy.ts';
import { ensureCors } from './s3-cors.ts';
import { reasonOf } from './s3-errors.ts';
import { openFolderKeys } from './open-folder-keys.ts';
import { S3Links, type S3LinkOptions } from './s3-links.ts';
import { S3ObjectStore } from './s3-object-store.ts';
import { S3PartStore } from './s3-part-store.ts';
import { deleteKey } from './s3-removal.ts';
import { uploadLinkProblem } from './upload-link-probe.ts';

/**
 * Opens the object store in a bucket of an S3 store. Throws `StartError` when the bucket cannot be used, or belongs to
 * another database. Browsers get links to the store where these work and cannot be abused; else a sentence says why not, and
 * all files pass through this server.
 */
export async function openS3Store(
  { config, db, signer, print }: StoreOptions,
  settings: S3Settings,
): Promise<OpenedStore> {
  const s3 = openBucket(settings);
  try {
    await checkBucket(s3, settings);
    await checkStoreIdentity(db, {
      marks: bucketMarks(s3),
      kind: 'bucket',
      location: `"${s3.name}" at ${settings.endpoint}`,
      variable: 'S3_BUCKET',
      database: databaseName(config),
      adopt: config.adoptObjects,
    });
    const direct = await openDirect(s3, settings, [config.publicUrl, ...config.portalOrigins], print);
    const folderKeys = await openFolderKeys(s3, settings, print);
    const limits = { linkSeconds: config.signedUrlSeconds, maxUploadBytes: config.uploadLimits.maxFileBytes };
    const gateway = new GatewayLinks({ signer, ...limits });
    const linkSeconds = config.signedUrlSeconds;
    const links = new S3Links({ ...direct, gateway, linkSeconds });
    const positions = new ListingPositions();
    const close = (): void => {
      for (const bucket of [s3, direct.reads, direct.uploads]) bucket?.client.destroy();
      folderKeys?.close();
    };
    return {
      ...(folderKeys ? { folderKeys } : {}),
      objects: new S3ObjectStore({ s3, links, gateway, positions, seal: (text) => signer.seal(text) }),
      parts: new S3PartStore({ s3, uploads: direct.uploads, gateway, positions, linkSeconds }),
      close,
    };
  } catch (error) {
    s3.client.destroy();
    throw error;
  }
}

/** Buckets at the address that browsers use, to sign links with. */
async function openDirect(
  s3: S3Bucket,
  settings: S3Settings,
  origins: readonly string[],
  print: (line: string) => void,
): Promise<Pick<S3LinkOptions, 'reads' | 'uploads'>> {
  const { publicEndpoint: endpoint, uploadKey } = settings;
  if (endpoint === undefined) return { reads: undefined, uploads: undefined };
  const corsProblem = await ensureCors(s3, origins);
  if (corsProblem !== undefined) {
    print(corsProblem);
    return { reads: undefined, uploads: undefined };
  }
  const signing = openBucket(settings, { key: uploadKey });
  const uploadProblem = await uploadLinkProblem(s3, signing).finally(() => signing.client.destroy());
  if (uploadProblem !== undefined) print(uploadProblem);
  return {
    reads: openBucket(settings, { endpoint }),
    uploads: uploadProblem === undefined ? openBucket(settings, { endpoint, key: uploadKey }) : undefined,
  };
}

async function checkBucket(s3: S3Bucket, { endpoint }: S3Settings): Promise<void> {
  try {
    await s3.client.send(new HeadBucketCommand({ Bucket: s3.name }));
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    throw new StartError(sentenceOf(cause, s3.name, endpoint), { cause: error });
  }
}

function sentenceOf(cause: unknown, bucket: string, endpoint: string): string {
  const status = cause instanceof S3ServiceException ? cause.$metadata.httpStatusCode : undefined;
  if (status === 404)
    return `There is no bucket "${bucket}" at ${endpoint}: create it, or set S3_BUCKET to one that exists.`;
  if (status === 403)
    return `The object store ${endpoint} refuses the bucket "${bucket}" to this server: check S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY and what this key may do.`;
  if (status === 301 || status === 400)
    return `The object store ${endpoint} does not accept requests for the bucket "${bucket}" there (status ${status}): check S3_REGION, S3_ENDPOINT and S3_FORCE_PATH_STYLE.`;
  const reason = cause instanceof Error ? reasonOf(cause) : String(cause);
  return `The object store ${endpoint} does not answer (${reason}): start it, or set S3_ENDPOINT to its address.`;
}

/** Identity marks as objects at the root of the bucket, where no bucket of the portal is. */
function bucketMarks(s3: S3Bucket): IdentityMarks {
  const mark = (name: string) => ({ Bucket: s3.name, Key: name });
  return {
    async read(name) {
      try {
        const { Body } = await s3.client.send(new GetObjectCommand(mark(name)));
        return await Body?.transformToString();
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    async write(name, text) {
      await s3.client.send(new PutObjectCommand({ ...mark(name), Body: text, ContentType: 'text/plain' }));
    },
    async rename(from, to) {
      await copyKey(s3, from, to);
      await deleteKey(s3, from);
    },
  };
}
