/** True for an archive by its name: zip, or tar with gzip. */
export function isArchive(path: string): boolean {
  return /\.(?:zip|tar\.gz|tgz)$/i.test(path);
}
