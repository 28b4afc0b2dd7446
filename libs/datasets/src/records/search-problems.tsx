import { useLingui } from '@lingui/react/macro';
import {
  MAX_GROUPS,
  MAX_SEARCH_LENGTH,
  type SearchProblem,
  type SearchProblemCode,
} from '@omics-portal/data-query';
import { Alert, Button } from '@omics-portal/ui';
import { MAX_PER_PAGE } from './collection-fields';

interface SearchProblemsProps {
  readonly problems: readonly SearchProblem[];
  /** Replaces the address by its valid parameters. */
  readonly onRepair: () => void;
}

/** Warning with the parameters of the address that are ignored or corrected. */
export function SearchProblems({ problems, onRepair }: SearchProblemsProps) {
  const { t } = useLingui();
  const reasons = useReasons();
  return (
    <Alert
      tone="warning"
      title={t`Parts of the address could not be used`}
      action={<Button size="sm" onClick={onRepair}>{t`Repair the address`}</Button>}
    >
      <ul className="list-disc ps-5">
        {problems.map(({ parameter, given, code }) => (
          <li key={`${parameter}=${given} ${code}`}>
            <code>
              {parameter}={given}
            </code>
            : {reasons[code]}
          </li>
        ))}
      </ul>
    </Alert>
  );
}

function useReasons(): Readonly<Record<SearchProblemCode, string>> {
  const { t, i18n } = useLingui();
  const max = i18n.number(MAX_PER_PAGE);
  return {
    'bad-page': t`the page must be a whole number from 1; page 1 is shown`,
    'bad-page-size': t`the page size must be a whole number from 1 to ${max}; the default is used`,
    'bad-tab': t`there is no such tab; the files are shown`,
    'bad-sort': t`the order must be a field, a colon, and asc or desc; it was ignored`,
    'search-too-long': t`a search has at most ${MAX_SEARCH_LENGTH} characters; the rest was ignored`,
    'bad-search': t`a search cannot contain the character NUL; it was left out`,
    'bad-character': t`a value cannot contain the character NUL; it was left out`,
    'mixed-filter': t`the filters of this field cannot be combined; only the first one is used`,
    'range-reversed': t`the minimum was greater than the maximum; they were swapped`,
    'range-infinite': t`a limit must be a finite number; it was ignored`,
    'unknown-field': t`this collection has no such field; it was ignored`,
    'unknown-group': t`a query has the groups 1 to ${MAX_GROUPS}; it was ignored`,
    'wrong-kind': t`the field does not support this kind of filter; it was ignored`,
  };
}
