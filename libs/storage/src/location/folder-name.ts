import * as v from 'valibot';

/** Longest name of a folder, in characters. */
export const FOLDER_NAME_LENGTH = 63;

/** Codes of problems of a folder name, worded by the dialog. */
export type FolderNameProblem = 'required' | 'too-long' | 'not-valid';

/** Characters that storage cannot hold in a name. */
const FORBIDDEN = /[/\\\u0000-\u001f\u007f]/u;

const problem = (code: FolderNameProblem) => code;

/** Schema of a new folder: its name has 1 to 63 characters, no slash, and nothing that storage could not hold. */
export const folderSchema = v.object({
  name: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(problem('required')),
    v.check((name) => !FORBIDDEN.test(name) && name !== '.' && name !== '..', problem('not-valid')),
    v.check((name) => [...name].length <= FOLDER_NAME_LENGTH, problem('too-long')),
  ),
});
