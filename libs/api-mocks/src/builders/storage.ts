import {
  type Bucket,
  type FsServices,
  type ObjectMeta,
  type PartUpload,
  type StorageObject,
  type StorageUsage,
  type TrashedObject,
} from '@omics-portal/api';
import { uuid } from './ids';

export function anFsServices(overrides: Partial<FsServices> = {}): FsServices {
  return {
    services: ['minio'],
    default_service: 'minio',
    own_files: 'minio://users/data/ada/',
    report_inputs: 'minio://tservice/ada@example.org/',
    ...overrides,
  };
}

export function aBucket(overrides: Partial<Bucket> = {}): Bucket {
  return { Name: 'users', CreationDate: '2021-08-24T02:11:05Z', ...overrides };
}

/** File in the bucket `users`; its path follows its key. */
export function aStorageObject(overrides: Partial<StorageObject> = {}): StorageObject {
  const key = overrides.key ?? 'data/ada/D5_1_R1.fastq.gz';
  return {
    key,
    path: `minio://users/${key}`,
    etag: '9b2c1a4f5e6d7081928374655647382a',
    'last-modified': '2021-09-13T08:00:01Z',
    size: 1_048_576,
    'storage-class': 'STANDARD',
    ...overrides,
  };
}

/** Folder in the bucket `users`; its key ends with a slash. */
export function aFolder(overrides: Partial<StorageObject> = {}): StorageObject {
  return aStorageObject({
    key: 'data/ada/run1/',
    etag: null,
    'last-modified': null,
    size: 0,
    'storage-class': null,
    ...overrides,
  });
}

export function anObjectMeta(overrides: Partial<ObjectMeta> = {}): ObjectMeta {
  return {
    bucket: 'users',
    name: 'D5_1_R1.fastq.gz',
    key: 'data/ada/D5_1_R1.fastq.gz',
    etag: '9b2c1a4f5e6d7081928374655647382a',
    length: 1_048_576,
    'content-type': 'application/gzip',
    'created-time': '2021-09-13T08:00:01Z',
    md5: '9b2c1a4f5e6d7081928374655647382a',
    sha256: null,
    ...overrides,
  };
}

/** Upload of three parts, of which the server has none. */
export function aPartUpload(overrides: Partial<PartUpload> = {}): PartUpload {
  return {
    id: '4f0c1d2e-0000-4000-8000-0000000000aa',
    path: 'minio://users/data/ada/a.fq.gz',
    size: 20_000_000,
    part_bytes: 8_388_608,
    state: 'open',
    parts: [],
    sha256: null,
    expires_time: 1_653_604_800_000,
    ...overrides,
  };
}

/** Storage of an account with a quota, in a group without one. */
export function aStorageUsage(overrides: Partial<StorageUsage> = {}): StorageUsage {
  return {
    used: 12_000_000_000,
    allowed: 50_000_000_000,
    groups: [{ name: 'lab', used: 34_000_000_000, allowed: null }],
    ...overrides,
  };
}

/** Deleted file that can be restored until 2026-12-20; its path follows its key. */
export function aTrashedObject(overrides: Partial<TrashedObject> = {}): TrashedObject {
  const key = overrides.key ?? 'data/ada/old.txt';
  return {
    id: uuid(9, 100),
    key,
    path: `minio://users/${key}`,
    deleted_by: 'ada',
    deleted_time: Date.parse('2026-11-20T08:00:00Z'),
    expires_time: Date.parse('2026-12-20T08:00:00Z'),
    ...overrides,
  };
}

/** Deleted folder that can be restored. */
export function aTrashedFolder(overrides: Partial<TrashedObject> = {}): TrashedObject {
  return aTrashedObject({ id: uuid(9, 101), key: 'data/ada/run0/', deleted_by: 'admin', ...overrides });
}
