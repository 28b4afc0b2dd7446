import type { AppManifest } from './app-store.ts';
import { compileSchema, problemsOf } from '../json-schema/schema-guard.ts';
import { AppFileError } from './app-file-error.ts';

const TEXT = { type: 'string', expects: 'must be text' };
const NAME = { type: 'string', minLength: 1, expects: 'must be text' };

const fits = compileSchema<Partial<AppManifest>>({
  type: 'object',
  expects: 'must hold one object',
  properties: {
    name: NAME,
    short_name: NAME,
    version: NAME,
    category: NAME,
    home: TEXT,
    author: TEXT,
    description: TEXT,
    source: TEXT,
    cover: {
      type: 'string',
      pattern: '^https?://',
      expects:
        'must be the URL of a picture; for a picture in the folder of the app leave it out and add cover.svg',
    },
    hidden: { type: 'boolean', expects: 'must be true or false' },
    tags: { type: 'array', items: TEXT, expects: 'must be a list of texts' },
    example: {
      type: 'array',
      maxItems: 100,
      expects: 'must be a list of samples',
      items: { type: 'object', expects: 'must be a sample: values by the names of the form' },
    },
    icons: {
      type: 'array',
      expects: 'must be a list of icons',
      items: { type: 'object', properties: { src: TEXT, type: TEXT, sizes: TEXT } },
    },
  },
});

/**
 * Validates the parsed JSON of a `manifest.json`; `file` is its path below the app store. Unknown keys are passed to the
 * portal. Throws {@link AppFileError} that names each wrong key.
 */
export function parseManifest(value: unknown, file: string): Partial<AppManifest> {
  if (!fits(value)) throw new AppFileError(file, problemsOf(fits));
  return value;
}
