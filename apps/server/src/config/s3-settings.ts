import type { EnvironmentReader } from './environment-reader.ts';

/** Key of an S3 store. */
export interface S3Key {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** Of a temporary key. */
  readonly sessionToken?: string;
}

/** Settings of an object store with the interface of Amazon S3 (`S3_ENDPOINT` and the other variables of that prefix). */
export interface S3Settings {
  /** Address at which this server reaches the store, without a path. */
  readonly endpoint: string;
  readonly region: string;
  /** Bucket that holds the whole store of the portal. */
  readonly bucket: string;
  readonly key: S3Key;
  /** Key that signs links for uploads; it may only write. */
  readonly uploadKey: S3Key;
  /** True: the bucket is in the path of an address; false: it is a part of the host name. */
  readonly forcePathStyle: boolean;
  /** Address of the store for browsers and workflow engines; undefined: the server passes all files on. */
  readonly publicEndpoint: string | undefined;
  /** Security token service of the store; undefined: it gives out no temporary keys. */
  readonly sts: StsSettings | undefined;
}

/** Security token service (STS) that makes temporary keys for the upload of data sets. */
export interface StsSettings {
  /** Role whose rights the keys have, below those of their folder. */
  readonly roleArn: string;
  /** Address at which this server reaches the service. */
  readonly endpoint: string;
  /** Lifetime of a key, in seconds. */
  readonly seconds: number;
}

const MIN_KEY_SECONDS = 900;
const MAX_KEY_SECONDS = 43_200;

const BUCKET_NAME = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;

/** Reads the settings of an S3 store; undefined without `S3_ENDPOINT`. */
export function readS3Settings(read: EnvironmentReader): S3Settings | undefined {
  const hasEndpoint = read.optional('S3_ENDPOINT') !== undefined;
  const endpoint = read.origin('S3_ENDPOINT');
  const bucket = read.optional('S3_BUCKET');
  const key = readKey(read, {
    S3_ACCESS_KEY_ID: read.optional('S3_ACCESS_KEY_ID'),
    S3_SECRET_ACCESS_KEY: read.optional('S3_SECRET_ACCESS_KEY'),
  });
  const uploadKey = readKey(read, {
    S3_UPLOAD_ACCESS_KEY_ID: read.optional('S3_UPLOAD_ACCESS_KEY_ID'),
    S3_UPLOAD_SECRET_ACCESS_KEY: read.optional('S3_UPLOAD_SECRET_ACCESS_KEY'),
  });
  const isHidden = read.optional('S3_PUBLIC_ENDPOINT') === 'off';
  const publicEndpoint = isHidden ? undefined : (read.origin('S3_PUBLIC_ENDPOINT') ?? endpoint);
  const region = read.text('S3_REGION', 'us-east-1');
  const forcePathStyle = read.flag('S3_FORCE_PATH_STYLE', true);
  if (!hasEndpoint && (bucket !== undefined || key !== undefined))
    read.problems.push(
      `${bucket === undefined ? 'S3_ACCESS_KEY_ID' : 'S3_BUCKET'} is set and S3_ENDPOINT is not: set it to the address of the store, or leave out both.`,
    );
  if (!hasEndpoint) return undefined;
  if (bucket === undefined) read.problems.push('S3_ENDPOINT is set and S3_BUCKET is not: name the bucket.');
  else if (!BUCKET_NAME.test(bucket))
    read.problems.push(
      `S3_BUCKET must have 3 to 63 lower-case letters, digits, dots and dashes; it is "${bucket}".`,
    );
  if (key === undefined)
    read.problems.push(
      'S3_ENDPOINT is set: set S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY to a key of that store, too.',
    );
  const sts = readSts(read, endpoint);
  if (sts && isHidden)
    read.problems.push(
      'S3_STS_ROLE_ARN is set and S3_PUBLIC_ENDPOINT is off: temporary keys need an address of the store that users reach; leave out one of them.',
    );
  if (endpoint === undefined || bucket === undefined || key === undefined) return undefined;
  return { endpoint, region, bucket, key, uploadKey: uploadKey ?? key, forcePathStyle, publicEndpoint, sts };
}

function readSts(read: EnvironmentReader, storeEndpoint: string | undefined): StsSettings | undefined {
  const roleArn = read.optional('S3_STS_ROLE_ARN');
  const endpoint = read.origin('S3_STS_ENDPOINT') ?? storeEndpoint;
  const seconds = read.integer('S3_STS_SECONDS', 3600, MIN_KEY_SECONDS, MAX_KEY_SECONDS);
  if (roleArn === undefined || endpoint === undefined) return undefined;
  return { roleArn, endpoint, seconds };
}

/** Key of two variables, the id first; undefined unless both are set. The secret is not repeated in a message. */
function readKey(
  read: EnvironmentReader,
  variables: Readonly<Record<string, string | undefined>>,
): S3Key | undefined {
  const [[idName = '', accessKeyId] = [], [secretName = '', secretAccessKey] = []] =
    Object.entries(variables);
  if (accessKeyId !== undefined && secretAccessKey !== undefined) return { accessKeyId, secretAccessKey };
  if (accessKeyId !== undefined) read.problems.push(`${idName} is set and ${secretName} is not: set both.`);
  if (secretAccessKey !== undefined)
    read.problems.push(`${secretName} is set and ${idName} is not: set both.`);
  return undefined;
}

/** Origin of the links that browsers get from an S3 store; undefined when they get none. */
export function publicOriginOf({ publicEndpoint, forcePathStyle, bucket }: S3Settings): string | undefined {
  if (publicEndpoint === undefined || forcePathStyle) return publicEndpoint;
  const url = new URL(publicEndpoint);
  url.host = `${bucket}.${url.host}`;
  return url.origin;
}
