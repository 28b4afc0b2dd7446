import { storageLink, type StoragePlace } from '../../jobs/storage-link.ts';
import { USERS_BUCKET } from '../../jobs/work-places.ts';

/** What decides where a data set is uploaded to. */
export interface UploadNames {
  name: string;
  manager: string;
  data_type: string;
}

/** Folder of a data set: `users/data/<manager>/<name>/<data type>/`. */
export function uploadPlace({ manager, name, data_type }: UploadNames): StoragePlace {
  return { bucket: USERS_BUCKET, key: `data/${manager}/${name}/${data_type}/` };
}

/** The same as a link. */
export function uploadLink(names: UploadNames): string {
  const { bucket, key } = uploadPlace(names);
  return storageLink(bucket, key);
}
