import { setupI18n } from '@lingui/core';
import { queryOptions, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { describe, type DataQuery } from '@omics-portal/data-query';
import { omicsOf } from '@omics-portal/resources';
import { COLLECTION_TITLES } from '../collections/collection-words';
import { fieldWords } from '../fields/use-field-words';
import { queryWords } from '../fields/use-query-words';
import { loadMessages } from '../load-messages';
import { useDatasets } from '../ports/datasets-ports';
import { useRecordQueries } from '../ports/use-record-queries';

/** The languages of the sentences, each named as its own speakers name it. */
const LANGUAGES = [
  { locale: 'en-US', name: 'English' },
  { locale: 'zh-CN', name: '中文' },
] as const;

/** A query said in one language. */
export interface Sentence {
  readonly locale: string;
  /** The language, in that language. */
  readonly name: string;
  readonly text: string;
}

const languageQuery = queryOptions({
  queryKey: ['datasets', 'languages'],
  queryFn: () =>
    Promise.all(
      LANGUAGES.map(async ({ locale, name }) => ({
        name,
        i18n: setupI18n({ locale, messages: { [locale]: await loadMessages(locale) } }),
      })),
    ),
  staleTime: Infinity,
});

/** A query said in every language that there is, whichever one the page speaks. */
export function useSentences(query: DataQuery): UseQueryResult<readonly Sentence[]> {
  const { brand } = useDatasets();
  const { collection } = query;
  const fields = useQuery(useRecordQueries().fields(collection));
  const omics = omicsOf(brand, collection);
  return useQuery({
    ...languageQuery,
    select: (languages): readonly Sentence[] =>
      languages.map(({ name, i18n }) => {
        const title = omics ? i18n._(COLLECTION_TITLES[omics]) : collection;
        const words = queryWords(i18n, fieldWords(i18n, fields.data), title);
        return { locale: i18n.locale, name, text: describe(query, words) };
      }),
  });
}
