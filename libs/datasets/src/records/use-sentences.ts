import { setupI18n } from '@lingui/core';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { describe, type DataQuery } from '@omics-portal/data-query';
import { catalogQuery, omicsOf, ownCollectionTitle } from '@omics-portal/resources';
import { COLLECTION_TITLES } from '../collections/collection-messages';
import { fieldLabels } from '../fields/field-labels';
import { queryMessages } from '../fields/query-messages';
import { loadMessages } from '../load-messages';
import { useDatasets } from '../ports/datasets-ports';
import { useRecordQueries } from '../ports/use-record-queries';

/** Languages of the sentences, each with its own name. */
const LANGUAGES = [
  { locale: 'en-US', name: 'English' },
  { locale: 'zh-CN', name: '中文' },
] as const;

/** Sentence that describes a query in one language. */
export interface Sentence {
  readonly locale: string;
  /** Name of the language, in that language. */
  readonly name: string;
  readonly text: string;
}

const catalogs = catalogQuery(
  'datasets',
  LANGUAGES.map(({ locale }) => locale),
  loadMessages,
);

/** Sentences that describe a query, one for each language, whichever is active. */
export function useSentences(query: DataQuery): UseQueryResult<readonly Sentence[]> {
  const { brand, collectionTexts } = useDatasets();
  const { collection } = query;
  const fields = useQuery(useRecordQueries().fields(collection));
  const omics = omicsOf(brand, collection);
  return useQuery({
    ...catalogs,
    select: (loaded): readonly Sentence[] =>
      loaded.map(({ locale, messages }) => {
        const i18n = setupI18n({ locale, messages: { [locale]: messages } });
        const title = omics
          ? i18n._(COLLECTION_TITLES[omics])
          : ownCollectionTitle(collectionTexts, collection, locale);
        const texts = queryMessages(i18n, fieldLabels(i18n, fields.data), title);
        return { locale, name: nameOf(locale), text: describe(query, texts) };
      }),
  });
}

function nameOf(locale: string): string {
  return LANGUAGES.find((language) => language.locale === locale)?.name ?? locale;
}
