import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CellProblem } from './cell-problem';

/** Message of each problem of a cell. */
export const PROBLEM_MESSAGES = {
  'no-library': msg`Enter the name of the library.`,
  'repeated-library': msg`This library is named twice.`,
  'unknown-library': msg`The data table has no column of this name.`,
  'no-sample': msg`Choose the sample of this library.`,
  'other-sample': msg`Not a sample of the Quartet family: D5, D6, F7 or M8.`,
} satisfies Record<CellProblem, MessageDescriptor>;
