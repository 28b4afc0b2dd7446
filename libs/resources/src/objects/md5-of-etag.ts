/** MD5 in an ETag, as 32 lower-case hexadecimal digits; null for one that is no MD5, as of an upload in parts. */
export function md5OfEtag(etag: string | null | undefined): string | null {
  const md5 = (etag ?? '').replaceAll('"', '').toLowerCase();
  return /^[0-9a-f]{32}$/u.test(md5) ? md5 : null;
}
