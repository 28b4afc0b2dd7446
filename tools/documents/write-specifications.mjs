import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { MATERIALS, specificationName, specificationPdf } from './specification-pages.mjs';
import { LANGUAGES } from './specification-words.mjs';

/** Writes the summaries of the materials' specifications that ship with the server. Run it after a change of their words. */
const folder = resolve(import.meta.dirname, '../../apps/server/documents/materials');
mkdirSync(folder, { recursive: true });
for (const type of MATERIALS) {
  for (const language of LANGUAGES) {
    writeFileSync(resolve(folder, specificationName(type, language)), specificationPdf(type, language));
  }
}
