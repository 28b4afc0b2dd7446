import { parseDocument } from 'yaml';

/** Value of a YAML text, or the line of the first error where it is known. */
export type ParsedYaml =
  { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly line: number | null };

/** Maximum length of a YAML text in characters: its parser takes seconds for more. */
export const MAX_YAML = 5_000_000;

/** Value of a YAML text of at most {@link MAX_YAML} characters. */
export function parseYaml(text: string): ParsedYaml {
  try {
    const document = parseDocument(text, { uniqueKeys: false });
    const [error] = document.errors;
    return error
      ? { ok: false, line: error.linePos?.[0].line ?? null }
      : { ok: true, value: document.toJS({ maxAliasCount: 100 }) as unknown };
  } catch {
    // Values that are nested too deeply, or aliases that would expand to much more than the text.
    return { ok: false, line: null };
  }
}
