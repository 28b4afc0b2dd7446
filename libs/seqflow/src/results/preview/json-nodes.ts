import type { TreeNode } from '@omics-portal/ui';

/** Maximum number of entries that a branch lists. */
export const MAX_ENTRIES = 200;

/** Maximum length of a text value in a label, in characters. */
const MAX_TEXT = 200;

/**
 * Tree of a JSON value: a branch for each object and list. Only expanded branches have their entries, so that a large value
 * costs nothing until it is opened.
 *
 * @param more label of the entries that a branch leaves out.
 */
export function jsonNodes(
  value: unknown,
  expanded: ReadonlySet<string>,
  more: (count: number) => string,
): readonly TreeNode[] {
  return isBranch(value) ? entriesOf(value, '', expanded, more) : [{ id: '', label: valueText(value) }];
}

function entriesOf(
  branch: object,
  parent: string,
  expanded: ReadonlySet<string>,
  more: (count: number) => string,
): TreeNode[] {
  const all = Object.entries(branch);
  const nodes = all.slice(0, MAX_ENTRIES).map(([key, value]): TreeNode => {
    const id = `${parent}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
    if (!isBranch(value)) {
      return { id, label: `${key}: ${valueText(value)}` };
    }
    const label = `${key} ${sizeText(value)}`;
    return { id, label, children: expanded.has(id) ? entriesOf(value, id, expanded, more) : [] };
  });
  const left = all.length - nodes.length;
  return left === 0 ? nodes : [...nodes, { id: `${parent}/~more`, label: more(left), disabled: true }];
}

/** An empty object or list is a leaf. */
function isBranch(value: unknown): value is object {
  return typeof value === 'object' && value !== null && Object.keys(value).length > 0;
}

function sizeText(value: object): string {
  return Array.isArray(value) ? `[${value.length}]` : `{${Object.keys(value).length}}`;
}

function valueText(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT)}…` : text;
}
