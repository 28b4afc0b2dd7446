/** Publication in a document of the site. */
export interface Publication {
  readonly doi: string;
  /** Empty if the document has no title beside the DOI. */
  readonly title: string;
}

const DOI = /\b10\.\d{4,9}\/[^\s\]()<>"'*]+/u;
const EMPHASIS = /\*([^*]+)\*/u;
/** Punctuation after a DOI, which is no part of it. */
const LAST = /[.,;:]+$/u;

/** Publications in a Markdown document: each line with a DOI, and its emphasised text as the title. Each DOI once. */
export function publicationsIn(source: string): readonly Publication[] {
  const found = new Map<string, Publication>();
  for (const line of source.split('\n')) {
    const doi = DOI.exec(line)?.[0].replace(LAST, '');
    if (doi !== undefined && !found.has(doi)) {
      found.set(doi, { doi, title: EMPHASIS.exec(line)?.[1]?.trim().replace(LAST, '') ?? '' });
    }
  }
  return [...found.values()];
}
