import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

/** The rules that refuse this text in this file, judged in a process of its own, on a graph folder of its own. */
function refusals(filePath: string, text: string, graphFolder: string): string[] {
  const output = execFileSync(process.execPath, [join(root, 'tools/lint/lint-text.mjs'), join(root, filePath), text], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, NX_WORKSPACE_DATA_DIRECTORY: graphFolder, NX_DAEMON: 'false', NX_NO_CLOUD: 'true' },
  });
  const messages = JSON.parse(output.slice(output.indexOf('['))) as { ruleId: string }[];
  return messages.map(({ ruleId }) => ruleId);
}

const FORBIDDEN = [
  ['a feature imports another feature', 'libs/seqflow/src/canary.ts', "import { x } from '@omics-portal/datasets'; export const y = x;"],
  ['a feature imports a router', 'libs/seqflow/src/canary.ts', "import { Link } from '@tanstack/react-router'; export const y = Link;"],
  ['the component library fetches', 'libs/ui/src/canary.ts', "import { useQuery } from '@tanstack/react-query'; export const y = useQuery;"],
  ['the query model knows React', 'libs/data-query/src/canary.ts', "import { useState } from 'react'; export const y = useState;"],
  ['the server knows the component library', 'apps/server/src/canary.ts', "import { cn } from '@omics-portal/ui'; export const y = cn;"],
  ['shipped code imports mocks', 'libs/seqflow/src/canary.ts', "import { aProject } from '@omics-portal/api-mocks'; export const y = aProject;"],
] as const;

test.each(FORBIDDEN)('lint refuses it when %s, also with no project graph cached', (_what, file, text) => {
  const emptyGraphFolder = mkdtempSync(join(tmpdir(), 'no-graph-'));
  expect(refusals(file, text, emptyGraphFolder)).toContain('@nx/enforce-module-boundaries');
});

test('lint lets the layers below through', () => {
  const text = "import { x } from '@omics-portal/data-query'; export const y = x;";
  expect(refusals('libs/datasets/src/canary.ts', text, mkdtempSync(join(tmpdir(), 'no-graph-')))).not.toContain(
    '@nx/enforce-module-boundaries',
  );
});
