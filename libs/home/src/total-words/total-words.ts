import type { I18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import type { BatchTotal } from '@omics-portal/api/visualisation';

/** Words about the totals of batches. */
export interface TotalWords {
  readonly intro: string;
  /** Title of the history that ships. */
  readonly shippedHistory: string;
  readonly source: (title: string) => string;
  /** Kinds of data without a history, as a list. */
  readonly noHistory: (kinds: string) => string;
  /** Last batch of the table of a history. */
  readonly last: (batch: string, total: string, grade: BatchTotal['grade']) => string;
}

/** Words about the totals of batches in the language of `i18n`, which must have the catalog of this folder. */
export function totalWords(i18n: I18n): TotalWords {
  const grades = {
    Bad: t(i18n)({ message: 'Bad', context: 'grade' }),
    Fair: t(i18n)({ message: 'Fair', context: 'grade' }),
    Good: t(i18n)({ message: 'Good', context: 'grade' }),
    Great: t(i18n)({ message: 'Great', context: 'grade' }),
  } satisfies Record<BatchTotal['grade'], string>;
  return {
    intro: t(i18n)`Total score of a batch among those of the history, from 1 (the worst) to 10 (the best).`,
    shippedHistory: t(i18n)`history of Quartet proteomics batches`,
    source: (source) => t(i18n)`Source: ${source}`,
    noHistory: (list) => t(i18n)`No history of batches is installed: ${list}`,
    last: (batch, total, grade) => t(i18n)`Last batch in the table, ${batch}: ${total}, ${grades[grade]}`,
  };
}
