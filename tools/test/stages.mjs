import { existsSync, mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from '../setup/build.mjs';
import { ensureChromium } from '../setup/chromium.mjs';
import { ensureEngines, missingEnginePackages } from '../setup/engines.mjs';
import { ensureNginx } from '../setup/nginx.mjs';
import { ensurePostgres } from '../setup/postgres.mjs';
import { run, runCaptured } from '../setup/run-command.mjs';
import { UserError, endWith } from '../setup/user-error.mjs';
import { countFrom, playwrightCounts, vitestCounts } from './counting.mjs';

const reports = mkdtempSync(join(tmpdir(), 'portal-tests-'));

/** Gate: a stage that passes or fails, and counts as one test. */
function gate(title, command, args) {
  return {
    title,
    fast: true,
    work: async (root) =>
      (await run(command, args, { cwd: root })) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 },
  };
}

/** Gate of one process that uses one core. Such gates run two at a time; each prints its output when it ends. */
function smallGate(title, command, args) {
  return {
    title,
    fast: true,
    small: true,
    work: async (root) => {
      const { code, output } = await runCaptured(command, args, { cwd: root });
      return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output };
    },
  };
}

/** Folders of all projects with unit tests; stories have a separate configuration. */
function unitProjects(root) {
  const folders = [
    'tools',
    'apps/portal',
    'apps/server',
    'apps/visualisation',
    ...readdirSync(join(root, 'libs')).map((lib) => `libs/${lib}`),
  ];
  return folders.filter((folder) => existsSync(join(root, folder, 'vitest.config.mts')));
}

/** Unit tests are cached by project, so that unchanged projects are not tested again. */
async function units(root) {
  await ensurePostgres();
  await ensureNginx();
  await ensureChromium();
  const code = await run('npx', ['nx', 'run-many', '-t', 'test', '--output-style=static'], { cwd: root });
  const counts = unitProjects(root).map((folder) =>
    countFrom(join(root, folder, 'test-output/unit.json'), 0, vitestCounts),
  );
  const passed = counts.reduce((sum, count) => sum + count.passed, 0);
  const failed = counts.reduce((sum, count) => sum + count.failed, 0);
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed };
}

async function stories(root) {
  const file = join(reports, 'stories.json');
  await ensureChromium();
  const args = [
    '-c',
    'apps/storybook/vitest.config.mts',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ];
  return countFrom(file, await run('npx', ['vitest', 'run', ...args], { cwd: root }), vitestCounts);
}

/** Example of another site's page, built from the query model as published. */
async function example(root) {
  const file = join(reports, 'example.json');
  await ensureChromium();
  const args = [
    '-c',
    'examples/embed/vitest.config.mts',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ];
  return countFrom(file, await run('npx', ['vitest', 'run', ...args], { cwd: root }), vitestCounts);
}

async function journeys(root) {
  const file = join(reports, 'e2e.json');
  await ensureBuilt(root);
  const code = await run(
    'npx',
    ['playwright', 'test', '-c', 'apps/portal-e2e/playwright.config.mts', '--reporter=list,json'],
    {
      cwd: root,
      env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file },
    },
  );
  return countFrom(file, code, playwrightCounts);
}

/** Stages of `npm test` in order; `npm run check` runs the fast ones. */
export const STAGES = [
  // The longest one is first, so that all other small gates run beside it.
  smallGate('Lint', 'npx', ['nx', 'run-many', '-t', 'lint', '--output-style=static']),
  smallGate('Format', 'npx', [
    'prettier',
    '--check',
    '--cache',
    '--log-level=warn',
    '{apps,libs,tools,examples}/**/*.{ts,tsx,mts,mjs}',
    '*.{ts,mjs}',
  ]),
  smallGate('Generated code is fresh, specs are sound', 'node', ['tools/codegen.mjs', '--check']),
  smallGate('Words are complete in both languages', 'node', ['tools/words.mjs']),
  smallGate('Folders import in one direction', 'node', ['tools/lint/folder-knots.mjs']),
  smallGate('Nothing is unused', 'npx', ['knip', '--no-progress', '--cache']),
  gate('Types', 'npx', ['nx', 'run-many', '-t', 'typecheck', '--output-style=static']),
  { title: 'Unit tests', fast: true, work: units },
  { title: 'Stories in Chromium', fast: false, work: stories },
  { title: 'Example page in Chromium', fast: false, work: example },
  { title: 'Journeys on the reference server', fast: false, work: journeys },
];

/** Tests with real workflow engines and a real object store. The stage fails with a sentence if these cannot be installed. */
async function engines(root) {
  const file = join(reports, 'engines.json');
  try {
    await ensureEngines();
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    endWith(error);
    return { passed: 0, failed: 1 };
  }
  await ensureBuilt(root);
  const args = [
    '-c',
    'tools/test/engines/vitest.config.mts',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ];
  return countFrom(file, await run('npx', ['vitest', 'run', ...args], { cwd: root }), vitestCounts);
}

async function engineJourneys(root) {
  const file = join(reports, 'engine-journeys.json');
  // The stage before has said why, and counts.
  if (missingEnginePackages().length > 0) return { passed: 0, failed: 1 };
  await ensureChromium();
  await ensureBuilt(root);
  const config = 'apps/portal-e2e/playwright.engines.config.mts';
  const code = await run('npx', ['playwright', 'test', '-c', config, '--reporter=list,json'], {
    cwd: root,
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  });
  return countFrom(file, code, playwrightCounts);
}

/** Stages of `npm run test:engines`. `npm test` leaves them out, because they take minutes of all cores. */
export const ENGINE_STAGES = [
  { title: 'Workflow engines and object store: Toil, Slurm, radosgw', fast: false, work: engines },
  { title: 'Journey on a workflow engine', fast: false, work: engineJourneys },
];
