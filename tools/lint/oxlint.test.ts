import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

/** Texts by path, each with the rules that must refuse it; none is refused by another. */
const FILES: Readonly<Record<string, readonly [text: string, ...rules: string[]]>> = {
  'libs/canary/src/floating.ts': [
    'const later = async (): Promise<void> => {};\nexport function go(): void {\n  later();\n}\n',
    'no-floating-promises',
  ],
  'libs/canary/src/misused.ts': [
    'const later = async (): Promise<void> => {};\nexport const all = (of: number[]): void => of.forEach(() => later());\n',
    'no-misused-promises',
  ],
  'libs/canary/src/awaited.ts': [
    'export const go = async (): Promise<void> => {\n  await 1;\n};\n',
    'await-thenable',
  ],
  'apps/server/src/thrown.ts': ["export function go(): never {\n  throw 'text';\n}\n", 'only-throw-error'],
  'libs/canary/src/union.ts': [
    "export function go(of: 'a' | 'b'): void {\n  switch (of) {\n    case 'a':\n  }\n}\n",
    'switch-exhaustiveness-check',
  ],
  'libs/canary/src/condition.ts': [
    'export const go = (of: object): number => (of ? 1 : 2);\n',
    'no-unnecessary-condition',
  ],
  'libs/canary/src/hook.tsx': [
    "import { useState } from 'react';\nexport function Canary({ on }: { on: boolean }) {\n  if (on) useState(1);\n  return null;\n}\n",
    'rules-of-hooks',
  ],
  'libs/canary/src/effect.tsx': [
    "import { useEffect } from 'react';\nexport function Canary({ of }: { of: () => void }) {\n  useEffect(() => of(), []);\n  return null;\n}\n",
    'exhaustive-deps',
  ],
  'libs/canary/src/one.ts': [
    "import { two } from './two';\nexport const one = (): number => two();\n",
    'no-cycle',
  ],
  'libs/canary/src/two.ts': [
    "import { one } from './one';\nexport const two = (): number => one();\n",
    'no-cycle',
  ],
  'libs/canary/src/whole.ts': ['export default 1;\n', 'no-default-export'],
  'libs/canary/src/right.ts': [
    'const later = async (): Promise<void> => {};\nexport async function go(): Promise<void> {\n  await later();\n}\n',
  ],
  // Conditions that the types exclude may be tested, and a story has a default export.
  'libs/canary/src/condition.test.ts': ['export const go = (of: object): number => (of ? 1 : 2);\n'],
  'libs/canary/src/canary.stories.tsx': ['export default { title: 1 };\n'],
};

let folder: string;

/** Repository with these files, and with our configuration of Oxlint. */
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'oxlint-'));
  copyFileSync(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
  const compilerOptions = { strict: true, target: 'es2023', lib: ['es2023'], jsx: 'react-jsx', types: [] };
  const resolution = { module: 'esnext', moduleResolution: 'bundler', noEmit: true };
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: { ...compilerOptions, ...resolution }, include: ['apps', 'libs'] }),
  );
  for (const [path, [text]] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Diagnostic {
  readonly code: string;
  readonly severity: string;
  readonly filename: string;
}

test('Oxlint refuses a text for each of its main rules, with an error, and no right one', () => {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [join(root, 'node_modules/oxlint/bin/oxlint'), '--format=json', 'apps', 'libs'],
    { cwd: folder, encoding: 'utf8' },
  );
  expect(status, stdout + stderr).toBe(1);
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: Diagnostic[] };
  expect(diagnostics.filter(({ severity }) => severity !== 'error')).toEqual([]);
  const rulesOf = (path: string) => [
    ...new Set(
      diagnostics
        .filter(({ filename }) => filename === path)
        .map(({ code }) => /\((.*)\)/.exec(code)?.[1] ?? code),
    ),
  ];
  const refused = Object.fromEntries(Object.keys(FILES).map((path) => [path, rulesOf(path)]));
  const expected = Object.fromEntries(Object.entries(FILES).map(([path, [, ...rules]]) => [path, rules]));
  expect(refused).toEqual(expected);
});
