import type { ServerConfig } from '../../config/server-config.ts';
import type { Sentence } from '../../http/preferred-language.ts';
import { STORAGE_SERVICE } from '../../objects/storage-link.ts';

/** Names of the storage services for people, by their short names: links call the service `minio` whatever the store is. */
export function serviceNames({ s3 }: Pick<ServerConfig, 's3'>): Record<string, Sentence> {
  return {
    [STORAGE_SERVICE]: s3
      ? { 'en-US': 'S3 store', 'zh-CN': 'S3 存储' }
      : { 'en-US': 'Local', 'zh-CN': '本地' },
  };
}
