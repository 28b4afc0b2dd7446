import { Sentence } from '../setup/say.mjs';

/** Position of a piece of code. */
interface Insertion {
  /** The file, for the message when the anchor is not in it. */
  readonly path: string;
  /** Code that stands in the file exactly so. */
  readonly anchor: string;
  readonly addition: string;
}

function positionOf(text: string, { path, anchor }: Insertion): number {
  const position = text.indexOf(anchor);
  if (position < 0) {
    throw new Sentence(
      `${path} has no "${anchor.trim()}", beside which this would go: update the anchor in tools/new.`,
    );
  }
  return position;
}

/** The text with an addition before its anchor. @throws {Sentence} when the anchor is not there */
export function insertBefore(text: string, insertion: Insertion): string {
  const position = positionOf(text, insertion);
  return text.slice(0, position) + insertion.addition + text.slice(position);
}

/** The text with an addition behind its anchor. @throws {Sentence} when the anchor is not there */
export function insertAfter(text: string, insertion: Insertion): string {
  const position = positionOf(text, insertion) + insertion.anchor.length;
  return text.slice(0, position) + insertion.addition + text.slice(position);
}

/** The text with a name imported from a module: in the import that is there, else in one of its own. */
export function addImport(text: string, module: string, name: string): string {
  const names = new RegExp(`import \\{([^}]*)\\} from '${module.replaceAll('/', '\\/')}';`).exec(text);
  if (!names) {
    const last = [...text.matchAll(/^import [^;]*;\n/gm)].at(-1);
    const position = last === undefined ? 0 : last.index + last[0].length;
    return `${text.slice(0, position)}import { ${name} } from '${module}';\n${text.slice(position)}`;
  }
  const known = (names[1] ?? '')
    .split(',')
    .map((known) => known.trim())
    .filter((known) => known !== '');
  return known.includes(name)
    ? text
    : text.replace(names[0], `import { ${[...known, name].join(', ')} } from '${module}';`);
}
