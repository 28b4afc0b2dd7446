/** True if a file is a spreadsheet by its name. */
export function isSpreadsheet({ name }: Pick<File, 'name'>): boolean {
  return /\.(?:csv|tsv|xlsx)$/iu.test(name);
}
