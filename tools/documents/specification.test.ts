import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { MATERIALS, specificationName, specificationPdf } from './specification-pages.mjs';
import { LANGUAGES } from './specification-words.mjs';

const FOLDER = resolve(import.meta.dirname, '../../apps/server/documents/materials');
const NAMES = MATERIALS.flatMap((type: string) => LANGUAGES.map((language: string) => [type, language]));

it.each(NAMES)('the summary of %s in %s is the one that these words make', (type, language) => {
  const shipped = readFileSync(resolve(FOLDER, specificationName(type, language)), 'latin1');
  expect(shipped).toBe(specificationPdf(type, language));
});

it('no other document lies beside them', () => {
  const names = NAMES.map(([type, language]) => specificationName(type, language));
  expect(readdirSync(FOLDER).toSorted()).toEqual(names.toSorted());
});

it.each(NAMES)('the summary of %s in %s is a sound file of two pages', (type, language) => {
  const text = specificationPdf(type, language);
  const start = Number(/startxref\n(\d+)/.exec(text)?.[1]);
  expect(text.slice(start, start + 4)).toBe('xref');
  const places = [...text.matchAll(/^(\d{10}) 00000 n $/gm)].map(([, place]) => Number(place));
  const found = places.map((place) => /^(\d+) 0 obj/.exec(text.slice(place))?.[1]);
  expect(places).toHaveLength(12);
  expect(found).toEqual(places.map((_, index) => String(index + 1)));
  expect(text.match(/\/Type \/Page /g)).toHaveLength(2);
  expect(/^[\n\x20-\x7e]*$/.test(text)).toBe(true);
});
