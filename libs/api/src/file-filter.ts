/** Files that a field accepts, in a form that a message can describe. */
export type FileFilter =
  | { readonly kind: 'any' }
  | { readonly kind: 'directory' }
  | { readonly kind: 'extensions'; readonly extensions: readonly string[] }
  /** Expression without a short wording; never shown to users. */
  | { readonly kind: 'pattern' };

const EXTENSION = /^\.?[a-z0-9_]+(?:\.[a-z0-9_]+)*$/iu;
const OPTIONAL_END = /\(\\?\.(?:([a-z0-9]+)|\((?:\?:)?([a-z0-9|]+)\))\)\?$/iu;

/**
 * Splits `fastq|fq` or `\.(csv|tsv)$`, with or without an optional ending such as `(\.gz)?` or `(\.(gz|bz2))?`; null for any
 * other expression.
 */
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
  const extra = (optional?.[1] ?? optional?.[2])?.split('|') ?? [];
  return dotted.flatMap((ending) => [ending, ...extra.map((second) => `${ending}.${second}`)]);
}

/** Parses the `filterType` of a field: a regular expression, `/` for directories only, or empty for any file. */
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

/** True if a field with this `filterType` accepts a key or link, in any case. An invalid expression accepts everything. */
export function acceptsFile(filterType: string | null | undefined, key: string): boolean {
  if (!filterType) {
    return true;
  }
  if (filterType === '/') {
    return key.endsWith('/');
  }
  const expression = expressions.get(filterType) ?? compileFilter(filterType);
  expressions.set(filterType, expression);
  return expression === 'any' || expression.test(key);
}

const expressions = new Map<string, RegExp | 'any'>();

/** Compiled filter. Endings of files are written in any case: `.CSV`, `.fastq.GZ`. Expressions written for the older, laxer syntax, such as an escaped dash, are compiled without the `u` flag. */
function compileFilter(filterType: string): RegExp | 'any' {
  for (const flags of ['iu', 'i']) {
    try {
      return new RegExp(filterType, flags);
    } catch {
      continue;
    }
  }
  return 'any';
}
