import type { LocalFile } from '@omics-portal/ui';

/** Path of a file below the chosen folder. */
export function pathOf({ file, folder }: LocalFile): string {
  return `${folder}${file.name}`;
}
