/** Problem of a URL. The parameter is ignored or repaired; the others are used. */
export type SearchProblemCode =
  | 'bad-page'
  | 'bad-page-size'
  | 'bad-tab'
  | 'bad-sort'
  | 'search-too-long'
  | 'bad-search'
  | 'bad-character'
  | 'mixed-filter'
  | 'range-reversed'
  | 'range-infinite'
  | 'unknown-field'
  | 'unknown-group'
  | 'wrong-kind';

/** Problem of a URL parameter: its name, its value, and the reason. */
export interface SearchProblem {
  parameter: string;
  given: string;
  code: SearchProblemCode;
}
