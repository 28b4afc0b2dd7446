import { UserError } from '../setup/user-error.mjs';

/** Insertion of code at an anchor. */
interface Insertion {
  /** File path, for the error message. */
  readonly path: string;
  /** Existing code, exactly as in the file. */
  readonly anchor: string;
  readonly addition: string;
}

function positionOf(text: string, { path, anchor }: Insertion): number {
  const position = text.indexOf(anchor);
  if (position < 0) {
    throw new UserError(
      `${path} has no "${anchor.trim()}", beside which this would go: update the anchor in tools/new.`,
    );
  }
  return position;
}

/** Inserts code before the anchor. @throws {UserError} when the anchor is missing */
export function insertBefore(text: string, insertion: Insertion): string {
  const position = positionOf(text, insertion);
  return text.slice(0, position) + insertion.addition + text.slice(position);
}

/** Inserts code after the anchor. @throws {UserError} when the anchor is missing */
export function insertAfter(text: string, insertion: Insertion): string {
  const position = positionOf(text, insertion) + insertion.anchor.length;
  return text.slice(0, position) + insertion.addition + text.slice(position);
}

/** Position of a new import: packages before relative modules, else after the last import. */
function importPosition(text: string, module: string): number {
  const imports = [...text.matchAll(/^import [^;]*;\n/gm)];
  const relative = module.startsWith('.') ? undefined : imports.find(([code]) => / from '\./.test(code));
  const last = imports.at(-1);
  return relative?.index ?? (last === undefined ? 0 : last.index + last[0].length);
}

/** Adds a name to the import of a module, or a new import. */
export function addImport(text: string, module: string, name: string): string {
  const from = `\\{([^}]*)\\} from '${module.replaceAll('/', '\\/')}';`;
  const typeName = /^type (.*)$/.exec(name)?.[1];
  const types = typeName === undefined ? null : new RegExp(`import type ${from}`).exec(text);
  if (typeName !== undefined && types) {
    const known = (types[1] ?? '').split(',').map((one) => one.trim());
    return known.includes(typeName)
      ? text
      : text.replace(types[0], `import type { ${[...known, typeName].join(', ')} } from '${module}';`);
  }
  const names = new RegExp(`import ${from}`).exec(text);
  if (!names) {
    const position = importPosition(text, module);
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
