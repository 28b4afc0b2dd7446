import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { QcReport } from '@omics-portal/qc-metrics';

/** Explanations of rank and grade, by kind of data: the packages that published the histories grade in different ways. */
export const GRADE_HELP = {
  proteomics: msg`The rank is that among the batches of the history and this one. The limits between Bad, Fair, Good and Great are the 20, 50 and 80 % quantiles of the history. A value at a limit has the worse grade.`,
  metabolomics: msg`The rank is that among the batches of the history and this one. The limits between Bad, Fair, Good and Great are the 20, 50 and 80 % quantiles of these batches, this one included. A value at a limit has the worse grade.`,
  transcriptomics: msg`The rank is that among the batches of the history and this one, and it decides the grade: the best fifth is Great, the rest of the better half Good, the worst fifth Bad, and the others Fair. A value that equals that of an earlier batch shares its better rank.`,
  genomics: msg`The rank is that among the batches of the history and this one. The limits between Bad, Fair, Good and Great are the 20, 50 and 80 % quantiles of the history. A value at a limit has the better grade.`,
} satisfies Record<QcReport['omics'], MessageDescriptor>;
