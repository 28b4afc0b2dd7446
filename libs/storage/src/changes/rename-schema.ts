import * as v from 'valibot';
import { folderSchema, type FolderNameProblem } from '../location/folder-name';

/** Longest name of a file, in bytes: what file systems hold. */
const MAX_NAME_BYTES = 255;

const problem = (code: FolderNameProblem) => code;
const FORBIDDEN = /[/\\\u0000-\u001f\u007f]/u;

/** Schema of the new name of a file, or of a folder, whose rule is stricter. */
export function renameSchema(isFolder: boolean) {
  return isFolder ? folderSchema : fileSchema;
}

const fileSchema = v.object({
  name: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(problem('required')),
    v.check((name) => !FORBIDDEN.test(name) && name !== '.' && name !== '..', problem('not-valid')),
    v.check((name) => new TextEncoder().encode(name).length <= MAX_NAME_BYTES, problem('too-long')),
  ),
});
