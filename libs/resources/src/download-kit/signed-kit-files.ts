import type { SignedFiles } from '../objects/sign-files';
import type { KitFile } from './kit-file';

/**
 * Kit files of stored files with their signed URLs. Size and checksum are those that came with the URL; a size that the server did
 * not say is that of the given file.
 */
export function signedKitFiles(
  files: readonly Pick<KitFile, 'name' | 'path' | 'size'>[],
  signed: SignedFiles,
  page: string,
): readonly KitFile[] {
  return files.map(({ name, path, size }) => {
    const known = signed.files.get(path);
    const url = known?.signedUrl ?? null;
    return {
      name,
      path,
      size: known?.size ?? size,
      md5: known?.md5 ?? null,
      sha256: null,
      // A server may give a URL without its host.
      signedUrl: url === null ? null : new URL(url, page).href,
    };
  });
}
