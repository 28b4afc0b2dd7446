/** Words that are written in capitals. */
const ACRONYMS = new Set(['api', 'csv', 'pdf', 'qc', 'ui', 'url']);

function wordInTitle(word: string): string {
  return ACRONYMS.has(word) ? word.toUpperCase() : `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`;
}

/** Title Case for a sidebar path: "UI/Data/data-grid" becomes "UI/Data/Data Grid". Story ids stay the same. */
export function titleCase(path: string): string {
  return path
    .split('/')
    .map((name) =>
      name
        .split(/[-\s]+/u)
        .map(wordInTitle)
        .join(' '),
    )
    .join('/');
}
