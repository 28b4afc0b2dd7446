import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { folderGraph, knots } from './folder-graph.mjs';
import { knotProblems } from './folder-knots.mjs';

let source: string;

beforeEach(() => {
  source = mkdtempSync(join(tmpdir(), 'folders-'));
});
afterEach(() => rmSync(source, { recursive: true, force: true }));

function graphOf(files: Record<string, string>) {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(source, name)), { recursive: true });
    writeFileSync(join(source, name), text);
  }
  return folderGraph(source);
}

const USED = { 'b/two.ts': "import { one } from '../a/one';\n", 'a/one.ts': '' };

test.each([
  ['a value', "import { two } from '../b/two';"],
  ['a type', "import type { Two } from '../b/two.ts';"],
  ['a re-export', "export { two } from '../b/two';"],
  ['an import when it is needed', "const load = () => import('../b/two');"],
  ['an import type in an expression', "const two: import('../b/two').Two = 2;"],
])('%s back makes two folders a knot', (_, text) => {
  expect(knots(graphOf({ ...USED, 'a/back.tsx': text }))).toEqual([['a', 'b']]);
});

test.each([
  ['a comment', 'a/back.ts', "// import { two } from '../b/two';"],
  ['a test', 'a/back.test.ts', "import { two } from '../b/two';"],
  ['a story', 'a/back.stories.tsx', "import { two } from '../b/two';"],
  ['a folder for tests', 'a/testing/back.ts', "import { two } from '../../b/two';"],
  ['a file at the top', 'back.ts', "import { two } from './b/two'; import './a/one';"],
  ['a folder inside the same one', 'a/deep/back.ts', "import '../one';"],
  ['a package', 'a/back.ts', "import 'b/two';"],
])('%s does not', (_, name, text) => {
  expect(knots(graphOf({ ...USED, [name]: text }))).toEqual([]);
});

const FOLDERS = ['0', '1', '2', '3', '4', '5', '6', '7'];
const PAIRS = FOLDERS.flatMap((one) => FOLDERS.map((other) => [one, other] as const)).filter(
  ([one, other]) => one < other,
);

test('folders are in one component exactly when each is reachable from the other', () => {
  const edges = fc.array(fc.tuple(fc.nat(7), fc.nat(7)), { maxLength: 20 });
  fc.assert(
    fc.property(edges, (pairs) => {
      const graph = new Map<string, Map<string, string[]>>();
      for (const [from, to] of pairs) {
        if (from === to) continue;
        graph.set(`${from}`, (graph.get(`${from}`) ?? new Map<string, string[]>()).set(`${to}`, ['x']));
      }
      const found = knots(graph);
      const together = PAIRS.filter((pair) => found.some((knot) => pair.every((one) => knot.includes(one))));
      expect(together).toEqual(
        PAIRS.filter(([one, other]) => reaches(graph, one, other) && reaches(graph, other, one)),
      );
    }),
  );
});

function reaches(graph: Map<string, Map<string, string[]>>, from: string, to: string): boolean {
  const seen = new Set([from]);
  for (const folder of seen) for (const next of graph.get(folder)?.keys() ?? []) seen.add(next);
  return seen.has(to);
}

test('an excess of cycles lists the fewer imports; a lower number must be recorded', () => {
  const graph = graphOf({
    ...USED,
    'a/back.ts': "import '../b/two'; import '../b/three';",
    'b/three.ts': '',
  });
  expect(knotProblems('libs/x', graph, 2)).toEqual([]);
  expect(knotProblems('libs/x', graph, 0).at(-1)).toBe('  b/two.ts -> a/one.ts');
  expect(knotProblems('libs/x', graph, 3)).toEqual([
    'libs/x: 2 folders in import cycles, 3 are allowed. Lower its number in tools/lint/folder-knots.mjs.',
  ]);
});
