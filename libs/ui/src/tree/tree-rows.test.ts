import fc from 'fast-check';
import { expect, test } from 'vitest';
import { keyAction, rowByLetters, rowsOf, type TreeNode } from './tree-rows';

const NODES: readonly TreeNode[] = [
  {
    id: 'data',
    label: 'data',
    children: [
      { id: 'raw', label: 'raw', children: [{ id: 'r1', label: 'r1.fastq' }] },
      { id: 'readme', label: 'README.md' },
    ],
  },
  { id: 'reports', label: 'reports', children: [] },
  { id: 'notes', label: 'notes.txt' },
];
const rows = rowsOf(NODES, new Set(['data']));
const at = (id: string) => rows.findIndex(({ node }) => node.id === id);

test('visible rows have their position', () => {
  expect(
    rows.map(({ node, level, position, siblings, parent, open }) => [
      node.id,
      level,
      position,
      siblings,
      parent,
      open,
    ]),
  ).toEqual([
    ['data', 1, 1, 3, null, true],
    ['raw', 2, 1, 2, 'data', false],
    ['readme', 2, 2, 2, 'data', null],
    ['reports', 1, 2, 3, null, false],
    ['notes', 1, 3, 3, null, null],
  ]);
});

test.each([
  ['ArrowDown', 'data', 'focus raw'],
  ['ArrowDown', 'notes', ''],
  ['ArrowUp', 'reports', 'focus readme'],
  ['ArrowUp', 'data', ''],
  ['Home', 'reports', 'focus data'],
  ['End', 'data', 'focus notes'],
  ['ArrowRight', 'data', 'focus raw'],
  ['ArrowRight', 'raw', 'toggle raw'],
  ['ArrowRight', 'readme', ''],
  ['ArrowLeft', 'data', 'toggle data'],
  ['ArrowLeft', 'raw', 'focus data'],
  ['ArrowLeft', 'notes', ''],
  ['*', 'notes', 'open-all reports'],
  ['*', 'readme', 'open-all raw'],
  ['x', 'data', ''],
])('%s at %s: %s', (key, id, what) => {
  const move = keyAction(key, rows, at(id));
  const target = move?.kind === 'open-all' ? move.ids.join(' ') : move?.id;
  expect(move ? `${move.kind} ${target}` : '').toBe(what);
});

test('Right in an expanded branch without children does nothing', () => {
  const open = rowsOf(NODES, new Set(['reports']));
  expect(keyAction('ArrowRight', open, 1)).toBeNull();
});

test.each([
  ['data', 'r', 'raw'],
  ['raw', 'r', 'readme'],
  ['notes', 'r', 'raw'],
  ['raw', 'rea', 'readme'],
  ['readme', 'rea', 'readme'],
  ['data', 'zz', undefined],
])('from %s, %j finds %s', (from, letters, id) => {
  expect(rowByLetters(rows, at(from), letters)?.node.id).toBe(id);
});

test('for any expansion, every row is below its parent, one level deeper', () => {
  const { tree } = fc.letrec<{ tree: TreeNode }>((tie) => ({
    tree: fc.record({
      id: fc.uuid(),
      label: fc.string(),
      children: fc.option(fc.array(tie('tree'), { maxLength: 3 }), { nil: undefined, depthSize: 'small' }),
    }),
  }));
  fc.assert(
    fc.property(fc.array(tree, { maxLength: 4 }), fc.infiniteStream(fc.boolean()), (nodes, coins) => {
      const all = (list: readonly TreeNode[]): string[] =>
        list.flatMap(({ id, children }) => [id, ...all(children ?? [])]);
      const expanded = new Set(all(nodes).filter(() => coins.next().value));
      const seen = rowsOf(nodes, expanded);
      seen.forEach(({ parent, level }, index) => {
        const above = seen.slice(0, index).find(({ node }) => node.id === parent);
        expect(above?.level ?? 0).toBe(level - 1);
      });
    }),
  );
});
