import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, it } from 'vitest';
import {
  MATERIALS,
  specificationFooter,
  specificationName,
  specificationPage,
} from './specification-page.mjs';
import { LANGUAGES } from './specification-messages.mjs';

const FOLDER = resolve(import.meta.dirname, '../../apps/server/brands/quartet/documents/materials');
const NAMES = MATERIALS.flatMap((type: string) => LANGUAGES.map((language: string) => [type, language]));
const MAX_BYTES = 80_000;

/** Text of an HTML document, without the blanks: a PDF has none where a line breaks. */
function textOf(html: string): string {
  const body = html.replace(/^.*<body>/s, '').replaceAll(/<[^>]*>/g, '');
  return body.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&').replaceAll(/\s/g, '');
}

async function readPdf(bytes: Uint8Array) {
  const pdf = await getDocument({ data: bytes, verbosity: 0 }).promise;
  const pages = await Promise.all(
    Array.from({ length: pdf.numPages }, async (_, index) => {
      const { items, lang } = await (await pdf.getPage(index + 1)).getTextContent();
      const text = items.map((item) => ('str' in item ? item.str : '')).join('');
      return { lang, text: text.normalize('NFKC').replaceAll(/\s/g, '') };
    }),
  );
  const { info } = await pdf.getMetadata();
  return { pages, info: info as Record<string, unknown> };
}

it.each(NAMES)(
  'the summary of %s in %s says what its page says, as text, on two pages',
  async (type, language) => {
    const bytes = readFileSync(resolve(FOLDER, specificationName(type, language)));
    const { pages, info } = await readPdf(new Uint8Array(bytes));
    const html = specificationPage(type, language);
    const footers = ['1', '2'].map((number) =>
      textOf(
        specificationFooter(language)
          .replace('class="pageNumber">', `>${number}`)
          .replace('class="totalPages">', '>2'),
      ),
    );
    const text = pages.map((page, index) => page.text.replace(footers[index]!.normalize('NFKC'), ''));
    expect(text.join('').replaceAll('•', '')).toBe(textOf(html).normalize('NFKC'));
    expect(pages.map((page, index) => page.text === text[index])).toEqual([false, false]);
    expect(pages.map(({ lang }) => lang)).toEqual([language, language]);
    expect(info['Title']).toBe(/<title>(.*)<\/title>/.exec(html)?.[1]);
  },
);

it.each(NAMES)('the summary of %s in %s is a small file with its fonts inside', (type, language) => {
  const bytes = readFileSync(resolve(FOLDER, specificationName(type, language)));
  const text = bytes.toString('latin1');
  expect(bytes.length).toBeLessThan(MAX_BYTES);
  const fonts = text.match(/\/Subtype \/CIDFontType2/g) ?? [];
  expect(fonts).toHaveLength(2);
  expect(text.match(/\/FontFile2 /g)).toHaveLength(fonts.length);
  // Glyphs as drawings: large, and slow to show.
  expect(text).not.toContain('/Type3');
});

it('no other document lies beside them', () => {
  const names = NAMES.map(([type, language]) => specificationName(type, language));
  expect(readdirSync(FOLDER).toSorted()).toEqual(names.toSorted());
});
