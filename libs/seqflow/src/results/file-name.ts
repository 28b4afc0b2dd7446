/** File name of a storage link or key: its last segment. The name of a directory has no trailing slash. */
export function fileNameOf(link: string): string {
  return link.replace(/\/+$/u, '').split('/').at(-1) ?? link;
}
