/** What kind of file a field takes, in a form that can be said to a person. */
export type FileFilter =
  | { readonly kind: 'any' }
  | { readonly kind: 'directory' }
  | { readonly kind: 'extensions'; readonly extensions: readonly string[] }
  /** Expression without a short wording; never shown to users. */
  | { readonly kind: 'pattern' };

const EXTENSION = /^\.?[a-z0-9_]+(?:\.[a-z0-9_]+)*$/iu;
const OPTIONAL_END = /\((\\?\.[a-z0-9]+)\)\?$/iu;

/** Splits `fastq|fq` or `\.(csv|tsv)$`, with or without an optional ending such as `(\.gz)?`; null for any other expression. */
function extensionsOf(pattern: string): readonly string[] | null {
  const body = pattern.replace(/\$$/u, '').replace(/^\^?\.\*/u, '');
  const optional = OPTIONAL_END.exec(body);
  const core = optional ? body.slice(0, optional.index) : body;
  const inside = /^(?:\\?\.)?\((?:\?:)?([^()]*)\)$/u.exec(core)?.[1] ?? core;
  const endings = inside.split('|').map((part) => part.replaceAll('\\.', '.'));
  if (!endings.every((ending) => EXTENSION.test(ending))) {
    return null;
  }
  const dotted = endings.map((ending) => (ending.startsWith('.') ? ending : `.${ending}`));
  const extra = optional?.[1]?.replace('\\', '');
  return extra ? dotted.flatMap((ending) => [ending, `${ending}${extra}`]) : dotted;
}

/** Reads a field's `filterType`: a regular expression, `/` for directories only, or nothing for any file. */
export function readFileFilter(filterType: string | null | undefined): FileFilter {
  if (!filterType) {
    return { kind: 'any' };
  }
  if (filterType === '/') {
    return { kind: 'directory' };
  }
  const extensions = extensionsOf(filterType);
  return extensions ? { kind: 'extensions', extensions } : { kind: 'pattern' };
}

/** Whether a key or link may be put into a field with this `filterType`. An expression that is none accepts everything. */
export function acceptsFile(filterType: string | null | undefined, key: string): boolean {
  if (!filterType) {
    return true;
  }
  if (filterType === '/') {
    return key.endsWith('/');
  }
  try {
    return new RegExp(filterType, 'u').test(key);
  } catch {
    return acceptsLegacyExpression(filterType, key);
  }
}

/** Expressions written for the older, laxer syntax, such as an escaped dash. */
function acceptsLegacyExpression(filterType: string, key: string): boolean {
  try {
    return new RegExp(filterType).test(key);
  } catch {
    return true;
  }
}
