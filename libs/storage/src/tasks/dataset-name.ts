import type { OmicsType } from '@omics-portal/api';

const NAME = /^[a-zA-Z0-9_-]{6,16}$/u;

export type DatasetNameProblem = 'required' | 'pattern';

/** What is wrong with the name of a dataset: 6 to 16 letters, digits, `_` and `-`. Null when nothing is. */
export function datasetNameProblem(name: string): DatasetNameProblem | null {
  if (name.trim() === '') {
    return 'required';
  }
  return NAME.test(name) ? null : 'pattern';
}

/** Where a dataset will be uploaded to: below the person's own folder, by name and type. */
export function datasetPath(ownFolder: string, name: string, type: OmicsType): string {
  return `${ownFolder}${name}/${type}/`;
}
