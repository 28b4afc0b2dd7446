import type { DatainsClient } from '../client/clients';
import type { PartUpload } from '../entities';
import { ResponseShapeError } from '../errors/errors';
import { formatStorageLink } from '../storage-link/storage-link';
import type { UploadTarget } from '../files/signed-url';

const UPLOAD = '/api/part-uploads/{upload}';

/** Begins an upload in parts. Older servers respond with 404. */
export async function beginPartUpload(
  client: DatainsClient,
  { length, ...address }: UploadTarget,
  signal: AbortSignal,
): Promise<PartUpload> {
  const body = { path: formatStorageLink(address), size: length };
  return checked((await client.POST('/api/part-uploads', { body, signal })).data);
}

/** Upload in parts of the caller, with the parts that the server has. */
export async function readPartUpload(
  client: DatainsClient,
  upload: string,
  signal: AbortSignal,
): Promise<PartUpload> {
  return checked((await client.GET(UPLOAD, { params: { path: { upload } }, signal })).data);
}

/** Signed URL for one part. It expires: request a new one each time. */
export async function signedPartUrl(
  client: DatainsClient,
  { upload, number }: { readonly upload: string; readonly number: number },
  signal: AbortSignal,
): Promise<string> {
  const params = { path: { upload } };
  const { data } = await client.POST(`${UPLOAD}/links`, { params, body: { numbers: [number] }, signal });
  const url = data.data.find((link) => link.number === number)?.upload_url;
  if (url === undefined) {
    throw new ResponseShapeError('a signed address');
  }
  return url;
}

/** Makes the parts one object; `sha256` is that of the whole file, where it is known. */
export async function completePartUpload(
  client: DatainsClient,
  { upload, sha256 }: { readonly upload: string; readonly sha256: string | null },
  signal: AbortSignal,
): Promise<PartUpload> {
  const params = { path: { upload } };
  const body = sha256 === null ? {} : { sha256 };
  return checked((await client.POST(`${UPLOAD}/completion`, { params, body, signal })).data);
}

/** Ends an upload, and deletes its parts. */
export async function endPartUpload(client: DatainsClient, upload: string): Promise<void> {
  await client.DELETE(UPLOAD, { params: { path: { upload } } });
}

function checked(data: PartUpload | undefined): PartUpload {
  // An older server may respond with its own page to addresses that it does not know.
  if (typeof data?.id !== 'string' || !(data.part_bytes > 0)) {
    throw new ResponseShapeError('an upload in parts');
  }
  return data;
}
