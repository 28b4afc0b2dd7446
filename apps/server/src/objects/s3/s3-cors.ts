import { GetBucketCorsCommand, PutBucketCorsCommand, type CORSRule } from '@aws-sdk/client-s3';
import { reasonOf } from './s3-errors.ts';
import { isMissing, type S3Bucket } from './s3-bucket.ts';

/** Rules for browsers. Any origin: a link needs no cookie and grants nothing but its object. */
const RULES: CORSRule[] = [
  {
    AllowedOrigins: ['*'],
    AllowedMethods: ['GET', 'HEAD', 'PUT'],
    AllowedHeaders: ['*'],
    ExposeHeaders: [
      'ETag',
      'Content-Length',
      'Content-Range',
      'Content-Type',
      'Last-Modified',
      'Accept-Ranges',
    ],
    MaxAgeSeconds: 600,
  },
];
const PASSES = 'All files pass through this server and not directly to the object store';
const REMEDY = 'docs/operations.md has the rules; S3_PUBLIC_ENDPOINT=off says that this is meant.';

/**
 * Lets browsers read and write the objects of a bucket by links (CORS): sets the rules of a bucket that has none, and checks
 * others for an origin of the portal. Returns a sentence for the operator when browsers cannot use the bucket.
 */
export async function ensureCors(s3: S3Bucket, origins: readonly string[]): Promise<string | undefined> {
  try {
    const rules = await readRules(s3);
    if (rules === undefined) {
      await s3.client.send(
        new PutBucketCorsCommand({ Bucket: s3.name, CORSConfiguration: { CORSRules: RULES } }),
      );
      return undefined;
    }
    const excluded = origins.filter((origin) => !rules.some((rule) => isEnough(rule, origin)));
    return excluded.length === 0
      ? undefined
      : `${PASSES}: the CORS rules of the bucket "${s3.name}" do not let pages of ${excluded.join(', ')} GET and PUT with the header ETag exposed. ${REMEDY}`;
  } catch (error) {
    const reason = reasonOf(
      error instanceof Error && error.cause instanceof Error ? error.cause : (error as Error),
    );
    return `${PASSES}: the CORS rules of the bucket "${s3.name}" could not be read or set (${reason}). ${REMEDY}`;
  }
}

async function readRules(s3: S3Bucket): Promise<CORSRule[] | undefined> {
  try {
    const { CORSRules } = await s3.client.send(new GetBucketCorsCommand({ Bucket: s3.name }));
    return CORSRules;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** True for a rule with all that uploads and downloads of the portal need. */
export function isEnough(rule: CORSRule, origin: string): boolean {
  const exposed = (rule.ExposeHeaders ?? []).map((name) => name.toLowerCase());
  const allowed = (rule.AllowedHeaders ?? []).map((name) => name.toLowerCase());
  return (
    (rule.AllowedOrigins ?? []).some((pattern) => fits(pattern, origin)) &&
    ['GET', 'PUT'].every((method) => rule.AllowedMethods?.includes(method)) &&
    ['content-type', 'range'].every((name) => allowed.includes('*') || allowed.includes(name)) &&
    exposed.includes('etag')
  );
}

/** True if an origin fits a pattern, which may have one star. */
function fits(pattern: string, origin: string): boolean {
  const [start = '', end] = pattern.split('*');
  if (end === undefined) return pattern === origin;
  return origin.length >= start.length + end.length && origin.startsWith(start) && origin.endsWith(end);
}
