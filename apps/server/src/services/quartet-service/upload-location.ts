import type { components } from '@omics-portal/api/quartet-service';
import { storageLink, type ObjectLocation } from '../../objects/storage-link.ts';
import { USERS_BUCKET } from '../../jobs/work-folders.ts';

/** Names that determine the upload folder of a data set. */
export interface UploadNames {
  name: string;
  manager: string;
  data_type: components['schemas']['OmicsType'];
}

/** Upload folder of a data set: `users/data/<manager>/<name>/<data type>/`. */
export function uploadLocation({ manager, name, data_type }: UploadNames): ObjectLocation {
  return { bucket: USERS_BUCKET, key: `data/${manager}/${name}/${data_type}/` };
}

/** Storage link of the upload folder. */
export function uploadLink(names: UploadNames): string {
  const { bucket, key } = uploadLocation(names);
  return storageLink(bucket, key);
}
