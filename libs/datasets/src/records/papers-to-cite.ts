interface Section {
  readonly heading: string;
  readonly papers: readonly string[];
}

/**
 * The papers that a site's list of publications has for the data of one omics: those of its first section, the overview,
 * and those under the name of the omics. Nothing is made up: a list without such sections gives none.
 *
 * @param markdown Sections start with `##`, papers are the items of their lists.
 * @param omicsName As the list's language has it.
 * @param allNames The names of every omics: a first section under one of them is no overview.
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

/** An item without its marks; a link whose text is the end of its address, such as a DOI, is that text. */
function plainText(markdown: string): string {
  return markdown
    .replaceAll(LINK, (_link, text: string, url: string) => (url.endsWith(text) ? text : `${text} (${url})`))
    .replaceAll('*', '')
    .trim();
}
