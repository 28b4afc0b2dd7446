interface Section {
  readonly heading: string;
  readonly papers: readonly string[];
}

/**
 * Papers about the data of one omics in a site's list of publications: those of its first section, the overview, and those
 * of the section with the name of the omics. Empty for a list without such sections.
 *
 * @param markdown Sections start with `##`, papers are the items of their lists.
 * @param omicsName Name of the omics in the language of the list.
 * @param allNames Names of all omics: a first section with one of them is not an overview.
 */
export function papersToCite(
  markdown: string,
  omicsName: string,
  allNames: readonly string[],
): readonly string[] {
  return sectionsOf(markdown)
    .filter(
      ({ heading }, index) =>
        isAbout(heading, omicsName) || (index === 0 && !allNames.some((name) => isAbout(heading, name))),
    )
    .flatMap(({ papers }) => papers);
}

/** Papers about all the data of a site: those of the first section of its list of publications, unless that is about one omics. */
export function overviewPapers(markdown: string, allNames: readonly string[]): readonly string[] {
  const [first] = sectionsOf(markdown);
  return first && !allNames.some((name) => isAbout(first.heading, name)) ? first.papers : [];
}

function isAbout(heading: string, name: string): boolean {
  return heading.toLowerCase().includes(name.toLowerCase());
}

function sectionsOf(markdown: string): readonly Section[] {
  const [, ...sections] = `\n${markdown}`.replaceAll('\r\n', '\n').split('\n## ');
  return sections
    .map((section) => {
      const [heading = '', ...lines] = section.split('\n');
      const items = lines.filter((line) => line.startsWith('- ') || line.startsWith('* '));
      return { heading, papers: items.map((item) => plainText(item.slice(2))) };
    })
    .filter(({ papers }) => papers.length > 0);
}

const LINK = /\[([^[\]]*)\]\(([^()\s]*)\)/g;

/** Plain text of a list item. A link whose text is the end of its address, such as a DOI, becomes that text. */
function plainText(markdown: string): string {
  return markdown
    .replaceAll(LINK, (_link, text: string, url: string) => (url.endsWith(text) ? text : `${text} (${url})`))
    .replaceAll('*', '')
    .trim();
}
