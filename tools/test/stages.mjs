import { existsSync, mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { ensureBuilt } from '../setup/build.mjs';
import { CHROMIUM, ensureChromium, ensureTestBrowser } from '../setup/chromium.mjs';
import { ensureEngines, missingEnginePackages } from '../setup/engines.mjs';
import { ensureNginx } from '../setup/nginx.mjs';
import { ensurePoppler } from '../setup/poppler.mjs';
import { ensurePostgres } from '../setup/postgres.mjs';
import { run, runCaptured } from '../setup/run-command.mjs';
import { ensureShells } from '../setup/shells.mjs';
import { UserError, endWith } from '../setup/user-error.mjs';
import {
  afterRepetition,
  countsOf,
  endedWith,
  failedFiles,
  playwrightResults,
  resultsFrom,
  vitestRunResults,
} from './results.mjs';

const OUTSIDE_ERRORS_REPORTER = join(import.meta.dirname, 'outside-errors-reporter.mjs');

const reports = mkdtempSync(join(tmpdir(), 'portal-tests-'));

const FAILED_GATE = { passed: 0, failures: ['failed (see its output)'], flaky: [] };

/**
 * Runs tests, and what failed of them once more. A test that passes only then is flaky: the last lines of the run name it, so
 * that it is mended, and it does not hide the results of all others.
 * @param {(files: string[]) => Promise<import('./results.mjs').Results>} runFiles runs tests of these files, or all without any
 */
async function withRepetition(runFiles) {
  const first = await runFiles([]);
  if (countsOf(first).failed === 0) return { results: first };
  const files = failedFiles(first) ?? [];
  process.stdout.write(`\nRepeating ${files.length === 0 ? 'all files' : files.join(', ')}\n`);
  return { results: afterRepetition(first, await runFiles(files)) };
}

/** Runs Vitest with one configuration: some files, or all without any. */
async function vitestRun(root, name, config, files, { reporter = 'dot', env = {} } = {}) {
  const file = join(reports, `${name}${files.length === 0 ? '' : '-repeated'}.json`);
  const reporters = [reporter, 'json', OUTSIDE_ERRORS_REPORTER].map((each) => `--reporter=${each}`);
  const args = ['-c', config, ...reporters, `--outputFile.json=${file}`];
  const code = await run('npx', ['vitest', 'run', ...args, ...files.map((each) => join(root, each))], {
    cwd: root,
    env,
  });
  return vitestRunResults(root, file, code);
}

/** Work of a stage that runs Vitest with one configuration. */
function vitestWork(name, config, options) {
  return (root) => withRepetition((files) => vitestRun(root, name, config, files, options));
}

/** Work of a stage that runs Vitest with one configuration, and pages in a browser. */
function pageWork(name, config) {
  return async (root) => {
    const env = { CHROMIUM_PATH: await ensureTestBrowser() };
    return vitestWork(name, config, { env })(root);
  };
}

/** Results of a gate, which counts as one test. */
function gateResults(title, code) {
  return new Map([[title, code === 0 ? { passed: 1, failures: [], flaky: [] } : FAILED_GATE]]);
}

/** Gate: a stage that passes or fails, and counts as one test. Its output is printed when it ends. */
function gate(title, command, args) {
  return {
    title,
    fast: true,
    isGate: true,
    work: async (root, { isBackground = false } = {}) => {
      const [program, ...rest] = [...(isBackground ? ['nice', '-n', '19'] : []), command, ...args];
      const { code, output } = await runCaptured(program, rest, { cwd: root });
      return { results: gateResults(title, code), output };
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

/** Path of the report of a project's unit tests. */
const unitReport = (root, folder) => join(root, folder, 'test-output/unit.json');

/** Runs the unit tests of all projects. They are cached by project, so that unchanged projects are not tested again. */
async function allUnits(root) {
  const code = await run('npx', ['nx', 'run-many', '-t', 'test', '--output-style=static'], { cwd: root });
  const results = unitProjects(root).map((folder) => vitestRunResults(root, unitReport(root, folder), 0));
  return endedWith(new Map(results.flatMap((each) => [...each])), code);
}

/** Runs some files of unit tests, project by project. */
async function someUnits(root, files) {
  const all = new Map();
  for (const folder of unitProjects(root)) {
    const own = files.filter((file) => file.startsWith(`${folder}/`));
    if (own.length === 0) continue;
    const results = await vitestRun(root, `unit-${basename(folder)}`, `${folder}/vitest.config.mts`, own);
    for (const [file, result] of results) all.set(file, result);
  }
  return all;
}

async function units(root) {
  await ensurePostgres();
  await ensureNginx();
  await ensureChromium();
  await ensureShells();
  return withRepetition((files) => (files.length === 0 ? allUnits(root) : someUnits(root, files)));
}

/** Work of a stage that runs Playwright with one configuration. A failed journey is repeated at once, in a new browser. */
function playwrightWork(name, config) {
  return async (root) => {
    const file = join(reports, `${name}.json`);
    const browser = await ensureTestBrowser();
    await ensurePoppler();
    await ensureBuilt(root);
    const code = await run(
      'npx',
      ['playwright', 'test', '-c', config, '--reporter=list,json', '--retries=1'],
      {
        cwd: root,
        env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file, CHROMIUM_PATH: browser, PORTAL_CHROMIUM: CHROMIUM },
      },
    );
    return { results: resultsFrom(file, code, playwrightResults) };
  };
}

/** Stages of `npm test` in order; `npm run check` runs the fast ones. */
export const STAGES = [
  // The longest one is first, so that the others run beside it.
  gate('Lint', 'node', ['tools/lint/eslint.mjs']),
  gate('Lint that reads types', 'npx', ['oxlint']),
  gate('Format', 'npx', [
    'prettier',
    '--check',
    '--cache',
    '--log-level=warn',
    '{apps,libs,tools,examples}/**/*.{ts,tsx,mts,mjs}',
    '*.{ts,mjs}',
  ]),
  gate('Generated code is fresh, specs are sound', 'node', ['tools/codegen.mjs', '--check']),
  gate('Words are complete in both languages', 'node', ['tools/words.mjs']),
  gate('Folders import in one direction', 'node', ['tools/lint/folder-knots.mjs']),
  gate('Nothing is unused', 'npx', ['knip', '--no-progress', '--cache']),
  gate('Types', 'node', ['tools/types/types.mjs']),
  { title: 'Unit tests', fast: true, work: units },
  {
    title: 'Stories in Chromium',
    fast: false,
    work: pageWork('stories', 'apps/storybook/vitest.config.mts'),
  },
  {
    // Another site's page, built from the query model as published.
    title: 'Example page in Chromium',
    fast: false,
    work: pageWork('example', 'examples/embed/vitest.config.mts'),
  },
  {
    title: 'Journeys on the reference server',
    fast: false,
    work: playwrightWork('e2e', 'apps/portal-e2e/playwright.config.mts'),
  },
];

const ENGINES_CONFIG = 'tools/test/engines/vitest.config.mts';
/** Files whose parts are those of a public site: proxy, provider, database and store of others. */
const REAL_SITE_FILES = [
  'first-run',
  'real-site',
  'portal-on-s3',
  'portal-on-lemonldap',
  'portal-behind-caddy',
  'static-host-on-caddy',
].map((name) => `tools/test/engines/${name}.check.ts`);

/**
 * Work of a stage with real engines, stores and providers: some files, or all without any. It fails with a sentence if these
 * cannot be installed.
 */
function engineWork(name, ownFiles = []) {
  return async (root) => {
    try {
      await ensureEngines();
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      endWith(error);
      return { results: gateResults('Installation of the engines', 1) };
    }
    await ensureBuilt(root);
    return withRepetition((repeated) =>
      vitestRun(root, name, ENGINES_CONFIG, repeated.length === 0 ? ownFiles : repeated, {
        reporter: 'default',
      }),
    );
  };
}

/** Work of a stage that runs Playwright with real engines or the parts of a real site. */
function partsJourneys(name, config) {
  return async (root) => {
    // The stage before has said why, and counts.
    if (missingEnginePackages().length > 0) return { results: gateResults('Installation of the engines', 1) };
    return playwrightWork(name, config)(root);
  };
}

/** One of each that `npm run new` makes, in a copy of the repository. It takes minutes, so that only `--with-engines` runs it. */
export const GENERATOR_STAGE = {
  title: 'Generator: npm run new',
  fast: false,
  work: vitestWork('generator', 'tools/new/vitest.config.mts'),
};

/** First stage of `npm run test:real`: a site with nginx, Caddy, PostgreSQL, an S3 store and LemonLDAP::NG. `test:engines` includes it. */
export const REAL_SITE_STAGE = {
  title: 'Real site: nginx, Caddy, PostgreSQL, radosgw, LemonLDAP::NG',
  fast: false,
  work: engineWork('real-site', REAL_SITE_FILES),
};

/** The second stage of `npm run test:real`, left out by `--smoke`: the journeys that need accounts of the site itself. */
export const REAL_JOURNEYS_STAGE = {
  title: 'Journeys on a real site with its own accounts: nginx, PostgreSQL, radosgw',
  fast: false,
  work: partsJourneys('real-journeys', 'apps/portal-e2e/playwright.real.config.mts'),
};

/** The last stage of `npm run test:real`: all other journeys of `npm test`, signed in at the provider of an institution. */
export const REAL_PROVIDER_STAGE = {
  title: 'Journeys on a real site, signed in at LemonLDAP::NG: nginx, PostgreSQL, radosgw',
  fast: false,
  work: partsJourneys('provider-journeys', 'apps/portal-e2e/playwright.provider.config.mts'),
};

/** Stages of `npm run test:engines`. `npm test` leaves them out, because they take minutes of all cores. */
export const ENGINE_STAGES = [
  {
    title:
      'Workflow engines, object store, ClickHouse and OpenID provider: Toil, Slurm, radosgw, LemonLDAP::NG',
    fast: false,
    work: engineWork('engines'),
  },
  {
    title: 'Journey on a workflow engine',
    fast: false,
    work: partsJourneys('engine-journeys', 'apps/portal-e2e/playwright.engines.config.mts'),
  },
];
