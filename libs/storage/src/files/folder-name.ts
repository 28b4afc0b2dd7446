export const FOLDER_NAME_LENGTH = 63;

export type FolderNameProblem = 'required' | 'too-long' | 'not-valid';

/** What no name may hold. */
const FORBIDDEN = /[/\\\u0000-\u001f\u007f]/u;

/** What is wrong with the name of a new folder: 1 to 63 characters, no slash, and nothing that storage could not hold. Null when nothing is. */
export function folderNameProblem(name: string): FolderNameProblem | null {
  const trimmed = name.trim();
  if (trimmed === '') {
    return 'required';
  }
  if (FORBIDDEN.test(trimmed) || trimmed === '.' || trimmed === '..') {
    return 'not-valid';
  }
  return [...trimmed].length > FOLDER_NAME_LENGTH ? 'too-long' : null;
}
