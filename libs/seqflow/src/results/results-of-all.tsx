import { ResultList } from './result-list';
import { readResultSearch } from './result-search';
import type { ResultsScreenProps } from './results-screen';

/** Scope of all projects; a constant, so that the list is not requested again. */
const ALL = {};

/** List of the result files of all projects. */
export function ResultsOfAll({ search, onSearchChange }: Omit<ResultsScreenProps, 'title'>) {
  return <ResultList scope={ALL} search={readResultSearch(search)} onSearchChange={onSearchChange} />;
}
