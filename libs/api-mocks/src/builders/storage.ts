import { type Bucket, type FsServices, type ObjectMeta, type StorageObject } from '@omics-portal/api';

export function anFsServices(overrides: Partial<FsServices> = {}): FsServices {
  return { services: ['minio'], default_service: 'minio', ...overrides };
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
    ...overrides,
  };
}
