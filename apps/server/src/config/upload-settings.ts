import type { EnvironmentReader } from './environment-reader.ts';

const GIB = 1024 ** 3;
/** Programs of desktop systems: a site of data has no use for them, and others would open them. */
const PROGRAMS = ['bat', 'cmd', 'com', 'exe', 'lnk', 'msi', 'ps1', 'scr', 'vbs'];

/** Limits of uploads, which the portal reads from `/config.json` and the server enforces. */
export interface UploadLimits {
  /** Bytes. */
  maxFileBytes: number;
  maxFiles: number;
  /** Endings of file names that no upload may have, in lower case and without the dot. */
  refusedTypes: readonly string[];
}

/** Quotas of a site in bytes; undefined or absent: none. */
export interface QuotaSettings {
  /** Quota of each account that has none of its own. */
  user: number | undefined;
  /** Quota of each group that has none of its own. */
  group: number | undefined;
  /** By user name. */
  users: ReadonlyMap<string, number>;
  /** By name of the group. */
  groups: ReadonlyMap<string, number>;
  /** Days for which an upload without any request is kept. */
  keepDays: number;
}

/** Reads the limits of uploads. */
export function readUploadLimits(read: EnvironmentReader): UploadLimits {
  const words =
    read.optional('UPLOAD_REFUSED_TYPES') === undefined ? PROGRAMS : read.words('UPLOAD_REFUSED_TYPES');
  const types = words
    .map((word) => word.toLowerCase().replace(/^\*?\./, ''))
    .filter((word) => word !== 'none');
  if (!types.every((type) => /^[a-z0-9_+-]+(\.[a-z0-9_+-]+)*$/.test(type)))
    read.problems.push(
      `UPLOAD_REFUSED_TYPES must be endings of file names like "exe, bat", or "none"; it is "${words.join(', ')}".`,
    );
  return {
    maxFileBytes: read.integer('MAX_UPLOAD_BYTES', 50 * GIB, 1, Number.MAX_SAFE_INTEGER),
    maxFiles: read.integer('MAX_UPLOAD_FILES', 100, 1, 10_000),
    refusedTypes: types,
  };
}

/** Reads the quotas. */
export function readQuotas(read: EnvironmentReader): QuotaSettings {
  return {
    user: read.bytes('QUOTA_USER_BYTES'),
    group: read.bytes('QUOTA_GROUP_BYTES'),
    users: read.numbers('QUOTA_USERS'),
    groups: read.numbers('QUOTA_GROUPS'),
    keepDays: read.integer('UPLOAD_KEEP_DAYS', 7, 1, 365),
  };
}
