import type { Filter, Filters } from './query';

/** A node of the filter notation that Overture and GDC tools read. */
export interface SqonNode {
  op: string;
  content: SqonNode[] | { fieldName?: string; fieldNames?: string[]; value: unknown };
}

/** Filters as SQON. Unknown is `__missing__`; a text filter is a `filter` with wildcards. */
export function toSqon(filters: Filters): SqonNode {
  const content = Object.entries(filters).flatMap(([field, filter]) => nodesOf(field, filter));
  return { op: 'and', content };
}

function nodesOf(fieldName: string, filter: Filter): SqonNode[] {
  switch (filter.kind) {
    case 'category': {
      const value = filter.values.map((item) => (item === null ? '__missing__' : item));
      return [{ op: 'in', content: { fieldName, value } }];
    }
    case 'number': {
      const { min, max } = filter;
      const lower = min === undefined ? [] : [{ op: '>=', content: { fieldName, value: min } }];
      const upper = max === undefined ? [] : [{ op: '<=', content: { fieldName, value: max } }];
      return [...lower, ...upper];
    }
    case 'text':
      return [{ op: 'filter', content: { fieldNames: [fieldName], value: `*${filter.contains}*` } }];
    default:
      return filter satisfies never;
  }
}
