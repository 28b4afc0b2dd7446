import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const BOUNDARY = '@nx/enforce-module-boundaries';

const FORBIDDEN: readonly (readonly [what: string, file: string, text: string])[] = [
  [
    'a feature imports another feature',
    'libs/seqflow/src/canary.ts',
    "import { x } from '@omics-portal/datasets'; export const y = x;",
  ],
  [
    'a feature imports a router',
    'libs/seqflow/src/canary.ts',
    "import { Link } from '@tanstack/react-router'; export const y = Link;",
  ],
  [
    'the component library has words',
    'libs/ui/src/canary.ts',
    "import { formatTime } from '@omics-portal/wording'; export const y = formatTime;",
  ],
  [
    'the wording knows a feature',
    'libs/wording/src/canary.ts',
    "import { x } from '@omics-portal/seqflow'; export const y = x;",
  ],
  [
    'the component library fetches',
    'libs/ui/src/canary.ts',
    "import { useQuery } from '@tanstack/react-query'; export const y = useQuery;",
  ],
  [
    'the query model knows React',
    'libs/data-query/src/canary.ts',
    "import { useState } from 'react'; export const y = useState;",
  ],
  [
    'the server knows the component library',
    'apps/server/src/canary.ts',
    "import { cn } from '@omics-portal/ui'; export const y = cn;",
  ],
  [
    'an example is part of the portal',
    'examples/embed/src/canary.ts',
    "import { cn } from '@omics-portal/ui'; export const y = cn;",
  ],
  [
    'shipped code imports mocks',
    'libs/seqflow/src/canary.ts',
    "import { aProject } from '@omics-portal/api-mocks'; export const y = aProject;",
  ],
];
const ALLOWED = [
  'libs/datasets/src/canary.ts',
  "import { x } from '@omics-portal/data-query'; export const y = x;",
] as const;

/** Rules that refuse each text, in a separate process without a cached project graph. */
function refusals(pairs: readonly (readonly [file: string, text: string])[]): string[][] {
  const output = execFileSync(
    process.execPath,
    [join(root, 'tools/lint/lint-texts.mjs'), JSON.stringify(pairs)],
    {
      cwd: root,
      encoding: 'utf8',
      env: {
        ...process.env,
        NX_WORKSPACE_DATA_DIRECTORY: mkdtempSync(join(tmpdir(), 'no-graph-')),
        NX_DAEMON: 'false',
        NX_NO_CLOUD: 'true',
      },
    },
  );
  return JSON.parse(output.slice(output.lastIndexOf('\n'))) as string[][];
}

test('lint refuses every forbidden import and allows the layers below, without a cached project graph', () => {
  const judged = refusals([...FORBIDDEN.map(([, file, text]) => [file, text] as const), ALLOWED]);
  const refused = FORBIDDEN.filter((_, at) => judged[at]?.includes(BOUNDARY)).map(([what]) => what);
  expect(refused).toEqual(FORBIDDEN.map(([what]) => what));
  expect(judged.at(-1)).not.toContain(BOUNDARY);
});
