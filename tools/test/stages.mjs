import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from '../setup/build.mjs';
import { ensureChromium } from '../setup/chromium.mjs';
import { run } from '../setup/run-command.mjs';
import { countFrom, playwrightCounts, vitestCounts } from './counting.mjs';

const reports = mkdtempSync(join(tmpdir(), 'portal-tests-'));

/** A stage that either holds or does not: it counts as one test. */
function gate(title, command, args) {
  return { title, fast: true, work: async (root) => ((await run(command, args, { cwd: root })) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }) };
}

function vitestStage(title, name, args) {
  return async (root) => {
    const file = join(reports, `${name}.json`);
    const code = await run('npx', ['vitest', 'run', ...args, '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`], { cwd: root });
    return countFrom(file, code, vitestCounts);
  };
}

async function journeys(root) {
  const file = join(reports, 'e2e.json');
  await ensureBuilt(root);
  const code = await run('npx', ['playwright', 'test', '-c', 'apps/portal-e2e/playwright.config.mts', '--reporter=list,json'], {
    cwd: root,
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  });
  return countFrom(file, code, playwrightCounts);
}

/** What `npm test` runs, in this order; `npm run check` runs the fast ones. */
export const STAGES = [
  gate('Generated code is fresh, specs are sound', 'node', ['tools/codegen.mjs', '--check']),
  gate('Words are complete in both languages', 'node', ['tools/words.mjs']),
  gate('Types', 'npx', ['nx', 'run-many', '-t', 'typecheck', '--output-style=static']),
  gate('Lint', 'npx', ['nx', 'run-many', '-t', 'lint', '--output-style=static']),
  { title: 'Unit tests', fast: true, work: vitestStage('Unit tests', 'unit', []) },
  {
    title: 'Stories in Chromium',
    fast: false,
    work: async (root) => {
      await ensureChromium();
      return vitestStage('Stories', 'stories', ['-c', 'apps/storybook/vitest.config.mts'])(root);
    },
  },
  { title: 'Journeys on the reference server', fast: false, work: journeys },
];
