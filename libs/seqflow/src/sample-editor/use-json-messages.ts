import { useLingui } from '@lingui/react/macro';
import { useFieldMessages } from '../app-form/field-messages';
import type { JsonProblem } from '../sheet/json/json-view';

/** Messages about a JSON text of the sheet. */
export function useJsonMessages(): (problem: JsonProblem) => string {
  const { t } = useLingui();
  const { problemText } = useFieldMessages();
  return (problem) => {
    switch (problem.kind) {
      case 'syntax': {
        const { line, column, found } = problem;
        return found === ''
          ? t`Line ${line}, column ${column}: the text ends too early.`
          : t`Line ${line}, column ${column}: ${found} is not expected here.`;
      }
      case 'shape': {
        const path = problem.path || t`The text`;
        const expected = {
          object: t`${path} must be an object in braces.`,
          list: t`${path} must be a list in brackets.`,
          value: t`${path} must be a text, a number, true, false, null or a list of them.`,
        };
        return expected[problem.expects];
      }
      case 'unknown': {
        const { path } = problem;
        return t`${path}: the app has no such field.`;
      }
      case 'per-sample': {
        const { path } = problem;
        return t`${path}: this belongs to each sample, not to the common values.`;
      }
      case 'too-many-samples': {
        const { max } = problem;
        return max === 1 ? t`This app takes one sample.` : t`There are more than ${max} samples.`;
      }
      case 'value': {
        const { path } = problem;
        const text = problemText(problem.problem);
        return t`${path}: ${text}`;
      }
    }
  };
}
