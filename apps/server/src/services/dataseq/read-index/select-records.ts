import { asClosedRange, isNode, type QueryNode, type QueryTree } from '@omics-portal/data-query';
import { acceptedBy, acceptRange } from './accepted-values.ts';
import type { Column } from './column.ts';
import { PatternWork } from './pattern-work.ts';
import { allSelected, joinSelections, selectByCode, type Selection } from './selection.ts';

/** What a selection is made from. */
export interface Columns {
  readonly records: number;
  /** @throws RangeError for a field that has no column; ask `fieldsOf` first. */
  column(key: string): Column;
}

/** Most selections that are kept: those of some visitors' filters and of the steps towards them. */
const MOST_KEPT = 64;

/**
 * Selects records by query trees, and keeps the latest selections: the same conditions come again with every facet and
 * page, and joining them is a thousand times less work than looking at every record.
 */
export class Selector {
  readonly #kept = new Map<string, Selection>();

  constructor(private readonly columns: Columns) {}

  /** The records that `evaluate` of data-query accepts. `work` is what the patterns of the whole request may take. */
  select(tree: QueryTree, work = new PatternWork()): Selection {
    const key = JSON.stringify(tree);
    const selection = this.#kept.get(key) ?? this.#make(tree, work);
    this.#kept.delete(key);
    this.#kept.set(key, selection);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > MOST_KEPT && oldest !== undefined) this.#kept.delete(oldest);
    return selection;
  }

  #make(tree: QueryTree, work: PatternWork): Selection {
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

/** Every field that a tree asks for. */
export function fieldsOf(tree: QueryTree): ReadonlySet<string> {
  const fields = new Set<string>();
  const visit = (node: QueryNode): void => {
    if (node.type === 'rule') fields.add(node.query.variable);
    else node.children.forEach(visit);
  };
  if (isNode(tree)) visit(tree);
  return fields;
}
