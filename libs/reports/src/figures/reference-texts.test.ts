import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { referenceText } from './reference-texts';

const SETS = resolve(import.meta.dirname, '../../../../apps/server/reference-sets');

/** Titles and sources of the reference sets that come with the portal. */
function shippedTexts(): string[] {
  return readdirSync(SETS, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(
      ({ name }) =>
        JSON.parse(readFileSync(resolve(SETS, name, 'manifest.json'), 'utf8')) as {
          title: string;
          source: string;
        },
    )
    .flatMap(({ title, source }) => [title, source]);
}

/** Catalog in which every message is the same text, so that what comes from it is seen. */
const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
i18n._ = () => 'from the catalog';

test.each(shippedTexts())('“%s” comes from the catalog', (text) => {
  expect(referenceText(i18n, text)).toBe('from the catalog');
});

test('a set of the site keeps the title and the source of its manifest', () => {
  expect(referenceText(i18n, 'toString')).toBe('toString');
});
