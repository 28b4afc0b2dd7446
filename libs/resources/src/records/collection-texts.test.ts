import { expect, test } from 'vitest';
import { ownCollectionDescription, ownCollectionTitle } from './collection-texts';

const TEXTS = {
  projectName: 'Acme',
  'acme_cohort.title': { 'en-US': 'Cohort', 'zh-CN': '队列' },
  'acme_cohort.description': { 'en-US': 'Families of Acme', 'zh-CN': 'Acme 家系' },
  'acme_plain.title': 'Plain',
};

test.each([
  ['acme_cohort', 'en-US', 'Cohort', 'Families of Acme'],
  ['acme_cohort', 'zh-CN', '队列', 'Acme 家系'],
  ['acme_plain', 'zh-CN', 'Plain', undefined],
  ['acme_other', 'en-US', 'acme_other', undefined],
])('%s in %s is called %j and described by %j', (collection, locale, title, description) => {
  expect(ownCollectionTitle(TEXTS, collection, locale)).toBe(title);
  expect(ownCollectionDescription(TEXTS, collection, locale)).toBe(description);
});
