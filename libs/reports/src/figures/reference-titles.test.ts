import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { referenceTitle } from './reference-titles';

const SETS = resolve(import.meta.dirname, '../../../../apps/server/reference-sets');

/** Titles of the reference sets that come with the portal. */
function shippedTitles(): string[] {
  return readdirSync(SETS, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(
      ({ name }) =>
        JSON.parse(readFileSync(resolve(SETS, name, 'manifest.json'), 'utf8')) as { title: string },
    )
    .map(({ title }) => title);
}

/** Catalog in which every message is the same text, so that what comes from it is seen. */
const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
i18n._ = () => 'from the catalog';

test.each(shippedTitles())('“%s” comes from the catalog', (title) => {
  expect(referenceTitle(i18n, title)).toBe('from the catalog');
});

test('a set of the site keeps the title of its manifest', () => {
  expect(referenceTitle(i18n, 'toString')).toBe('toString');
});
