import type { OmicsType } from '@omics-portal/api';
import { OMICS } from '@omics-portal/resources';
import * as v from 'valibot';

const NAME = /^[a-zA-Z0-9_-]{6,16}$/u;

/** Codes of problems of a dataset name, worded by the drawer. */
export type DatasetNameProblem = 'required' | 'pattern';

const problem = (code: DatasetNameProblem) => code;

/** Schema of a new dataset: its name has 6 to 16 letters, digits, `_` and `-`. */
export const datasetSchema = v.object({
  name: v.pipe(
    v.string(),
    v.check((name) => name.trim() !== '', problem('required')),
    v.regex(NAME, problem('pattern')),
  ),
  type: v.picklist(OMICS),
  description: v.string(),
});

/** Fields of a new dataset that the user enters. Owner and email come from the session. */
export type DatasetDraft = v.InferInput<typeof datasetSchema>;

/** Path to which a dataset will be uploaded: below the user's own folder, by name and type. */
export function datasetPath(ownFolder: string, name: string, type: OmicsType): string {
  return `${ownFolder}${name}/${type}/`;
}

/** Name of a new dataset from the names of what was dropped: that of the only item if it is valid, else empty. */
export function proposedName(dropped: readonly string[]): string {
  const [name = ''] = dropped.length === 1 ? dropped : [];
  return NAME.test(name) ? name : '';
}
