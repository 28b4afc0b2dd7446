import { asClosedRange, isNode, type QueryNode, type QueryTree } from '@omics-portal/data-query';
import { acceptedBy, acceptRange } from './accepted-values.ts';
import type { Column } from './column.ts';
import { PatternWork } from '../../../patterns/pattern-work.ts';
import { allSelected, joinSelections, selectByCode, type Selection } from './selection.ts';

/** Columns for a selection. */
export interface Columns {
  readonly records: number;
  /** @throws RangeError for a field without a column; check `fieldsOf` first. */
  column(key: string): Column;
}

/** Maximum number of cached selections: the filters of some visitors and their intermediate steps. */
const MAX_CACHED = 64;

/**
 * Selector: selects records by query trees, and caches the latest selections. Facets and pages repeat the same conditions, and
 * combining selections is a thousand times less work than testing every record.
 */
export class Selector {
  readonly #cache = new Map<string, Selection>();

  constructor(private readonly columns: Columns) {}

  /** Records that `evaluate` of data-query accepts. `work` limits the patterns of the whole request. */
  select(tree: QueryTree, work = new PatternWork()): Selection {
    const key = JSON.stringify(tree);
    const selection = this.#cache.get(key) ?? this.#build(tree, work);
    this.#cache.delete(key);
    this.#cache.set(key, selection);
    const [oldest] = this.#cache.keys();
    if (this.#cache.size > MAX_CACHED && oldest !== undefined) this.#cache.delete(oldest);
    return selection;
  }

  #build(tree: QueryTree, work: PatternWork): Selection {
    return isNode(tree) ? this.#selectNode(tree, work) : allSelected(this.columns.records);
  }

  #selectNode(node: QueryNode, work: PatternWork): Selection {
    if (node.type === 'rule') {
      const column = this.columns.column(node.query.variable);
      return selectByCode(column.codes, acceptedBy(node, column, work));
    }
    const range = asClosedRange(node);
    if (range !== null) {
      const column = this.columns.column(range.variable);
      return selectByCode(column.codes, acceptRange(column, range.min, range.max));
    }
    return joinSelections(
      node.children.map((child) => this.select(child, work)),
      node.operator,
    );
  }
}

/** Fields of a tree's conditions. */
export function fieldsOf(tree: QueryTree): ReadonlySet<string> {
  const fields = new Set<string>();
  const visit = (node: QueryNode): void => {
    if (node.type === 'rule') fields.add(node.query.variable);
    else node.children.forEach(visit);
  };
  if (isNode(tree)) visit(tree);
  return fields;
}
