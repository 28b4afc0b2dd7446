/**
 * Folder of a project's results: that of one of its files, up to the folder with the name of the project. Null where no folder of
 * the link has that name.
 */
export function projectFolder(resultLink: string, projectName: string): string | null {
  const end = resultLink.indexOf(`/${projectName}/`);
  return end < 0 ? null : `${resultLink.slice(0, end)}/${projectName}/`;
}
