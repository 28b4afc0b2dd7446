import { acceptsFile } from '@omics-portal/api/file-filter';
import type { ValueField } from '../app-form/form-values';
import { fileNameOf } from '../results/file-name';

/** Field of each file by its storage link; a file without a field is not used. */
export type FieldsOfFiles = ReadonlyMap<string, string>;

/** Words of a name that tell fields apart, in lower case. */
function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Words of each field that the other fields do not have, by model. */
function ownWords(fields: readonly ValueField[]): ReadonlyMap<string, readonly string[]> {
  const all = fields.map(({ model }) => ({ model, words: wordsOf(model) }));
  return new Map(
    all.map(({ model, words }) => {
      const others = new Set(all.filter((other) => other.model !== model).flatMap((other) => other.words));
      return [model, words.filter((word) => !others.has(word))];
    }),
  );
}

/** Fields that a file is for: the only one that accepts it, else those whose own words its name has. */
function fittingFields(fields: readonly ValueField[], path: string): readonly ValueField[] {
  const accepting = fields.filter(({ filterType }) => acceptsFile(filterType, path));
  if (accepting.length < 2) {
    return accepting;
  }
  const own = ownWords(accepting);
  const words = new Set(wordsOf(fileNameOf(path)));
  return accepting.filter(({ model }) => own.get(model)?.some((word) => words.has(word)));
}

/**
 * Suggests which field of an app each file is for, where its kind or its name tells. A field of one file takes one; other files
 * are left out, for the user to choose.
 */
export function suggestFields(fields: readonly ValueField[], paths: readonly string[]): FieldsOfFiles {
  const found = new Map<string, string>();
  const taken = new Set<string>();
  for (const path of paths) {
    const field = fittingFields(fields, path).find(({ model }) => !taken.has(model));
    if (field) {
      found.set(path, field.model);
      if (field.multiple !== true) {
        taken.add(field.model);
      }
    }
  }
  return found;
}

/** The choice with another field for a file; an empty model leaves the file out. A field of one file gives up its former one. */
export function withField(chosen: FieldsOfFiles, path: string, field: ValueField | undefined): FieldsOfFiles {
  const others = [...chosen].filter(
    ([each, model]) => each !== path && (field?.multiple === true || model !== field?.model),
  );
  return new Map(field ? [...others, [path, field.model]] : others);
}
