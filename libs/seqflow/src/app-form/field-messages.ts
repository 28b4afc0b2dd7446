import { useCallback } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { FormField } from '@omics-portal/api';
import { readFileFilter } from '@omics-portal/api/file-filter';
import type { Problem } from './validate-fields';

function useFilterMessages() {
  const { t } = useLingui();

  return useCallback(
    (filterType: string | undefined): string => {
      const filter = readFileFilter(filterType);
      switch (filter.kind) {
        case 'any':
          return '';
        case 'directory':
          return t`Only folders.`;
        case 'extensions': {
          const extensions = filter.extensions.join(', ');
          return t`Only files that end in ${extensions}.`;
        }
        case 'pattern':
          return t`Only files with certain names are accepted.`;
        default:
          return filter satisfies never;
      }
    },
    [t],
  );
}

function useKindLabels() {
  const { t } = useLingui();
  return useCallback(
    ({ tmplType, multiple }: FormField): string => {
      const kinds = {
        // A column of the sample sheet; the number of jobs is the number of its rows.
        sample_id: t`Text`,
        file: multiple
          ? t({ message: 'Files', context: 'type of a field' })
          : t({ message: 'File', context: 'type of a field' }),
        input: t`Text`,
        input_number: t`Number`,
        select: t`Choice`,
        radio: t`Choice`,
        checkbox: t`Yes or no`,
        actions: '',
      } satisfies Record<FormField['tmplType'], string>;
      return kinds[tmplType];
    },
    [t],
  );
}

function useBoundsMessages() {
  const { t } = useLingui();
  return useCallback(
    (problem: Extract<Problem, { kind: 'range' | 'length' }>): string => {
      const { kind, min, max } = problem;
      if (min !== undefined && max !== undefined) {
        return kind === 'range'
          ? t`Enter a value from ${min} to ${max}.`
          : t`The length must be from ${min} to ${max}.`;
      }
      if (min !== undefined) {
        return kind === 'range'
          ? t`Enter a value of at least ${min}.`
          : t`The length must be at least ${min}.`;
      }
      return kind === 'range' ? t`Enter a value of at most ${max}.` : t`The length must be at most ${max}.`;
    },
    [t],
  );
}

function usePatternMessages() {
  const { t } = useLingui();
  return useCallback(
    ({ expects, example }: Extract<Problem, { kind: 'pattern' }>): string => {
      if (expects !== undefined) return t`Expected: ${expects}.`;
      return example === undefined
        ? t`This value does not have the expected form.`
        : t`This value does not have the expected form, for example ${example}.`;
    },
    [t],
  );
}

function useProblemMessages(filterOf: (filterType: string | undefined) => string) {
  const { t } = useLingui();
  const boundsOf = useBoundsMessages();
  const patternOf = usePatternMessages();
  return useCallback(
    (problem: Problem): string => {
      switch (problem.kind) {
        case 'message':
          return problem.message;
        case 'required':
          return t`This is required.`;
        case 'number':
          return t`Enter a number.`;
        case 'whole-number':
          return t`Enter a whole number.`;
        case 'email':
          return t`Enter an email address.`;
        case 'url':
          return t`Enter a web address.`;
        case 'type':
        case 'option':
          return t`This value does not fit here.`;
        case 'range':
        case 'length':
          return boundsOf(problem);
        case 'pattern':
          return patternOf(problem);
        case 'file-type': {
          const { path } = problem;
          const hint = filterOf(problem.filterType);
          return t`${path} is not allowed here. ${hint}`;
        }
        case 'id-characters':
          return t`An id cannot contain slashes, tabs or invisible characters.`;
        case 'duplicate':
          return t`Another job has the same id.`;
        default:
          return problem satisfies never;
      }
    },
    [t, filterOf, boundsOf, patternOf],
  );
}

/** Labels of kinds of fields, descriptions of file filters, and messages about invalid values. */
export function useFieldMessages() {
  const filterOf = useFilterMessages();
  const kindOf = useKindLabels();
  const problemText = useProblemMessages(filterOf);
  return { filterOf, kindOf, problemText };
}
