import { resolve } from 'node:path';
import { checkNode, ensureDependencies } from '../setup/dependencies.mjs';
import { installSystemPackages } from '../setup/system-packages.mjs';
import { endWith } from '../setup/user-error.mjs';
import { countsOf, namesOf } from './results.mjs';

/**
 * Runs the stages of `npm test`. `--fast`: only the fast ones; `--engines`: only those with real workflow engines;
 * `--real`: only those of a real site, with `--smoke` its small part; `--with-engines`: all, and the check of the generator. The last lines name the tests that failed and count them all.
 */
const root = resolve(import.meta.dirname, '../..');
const has = (option) => process.argv.includes(option);

/** Runs a stage and prints its captured output, if any, and its result. */
async function finish(stage, options) {
  const started = Date.now();
  const { results, output } = await stage.work(root, options);
  const { passed, failed } = countsOf(results);
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  process.stdout.write(output === undefined ? '' : `\n» ${stage.title}\n${output}`);
  process.stdout.write(
    `${failed === 0 ? '✓' : '✗'} ${stage.title}: ${passed} passed, ${failed} failed (${seconds} s)\n`,
  );
  return { title: stage.title, results };
}

/** Prints the names of tests under a heading. */
function printNames(heading, finished, kind) {
  const names = finished.flatMap(({ title, results }) =>
    namesOf(results, kind).map((name) => `  ${title}: ${name}\n`),
  );
  if (names.length > 0) process.stdout.write(`\n${heading}\n${names.join('')}`);
}

/** Prints what failed, what passed only when it was repeated, and the counts of all stages. */
function printTotal(finished) {
  const counts = finished.map(({ results }) => countsOf(results));
  const passed = counts.reduce((sum, each) => sum + each.passed, 0);
  const failed = counts.reduce((sum, each) => sum + each.failed, 0);
  printNames('Passed only when repeated (a defect of the test or of the product):', finished, 'flaky');
  printNames('Failed:', finished, 'failures');
  process.exitCode = failed === 0 ? 0 : 1;
  process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
}

/**
 * Runs gates, so many at a time.
 * @param {{ isBackground?: boolean }} options `isBackground`: only with what other processes leave of the cores
 */
async function runGates(gates, lanes, options) {
  const waiting = [...gates];
  const finished = [];
  const lane = async () => {
    for (let gate = waiting.shift(); gate; gate = waiting.shift()) finished.push(await finish(gate, options));
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return finished;
}

/** Runs stages of tests, one after the other. */
async function runTests(stages) {
  const finished = [];
  for (const stage of stages) {
    process.stdout.write(`\n» ${stage.title}\n`);
    finished.push(await finish(stage));
  }
  return finished;
}

async function main() {
  checkNode();
  const needsAll = !['--fast', '--engines', '--real'].some(has);
  await Promise.all([ensureDependencies(root), ...(needsAll ? [installSystemPackages()] : [])]);
  const {
    ENGINE_STAGES,
    GENERATOR_STAGE,
    REAL_JOURNEYS_STAGE,
    REAL_PROVIDER_STAGE,
    REAL_SITE_STAGE,
    STAGES,
  } = await import('./stages.mjs');
  const stages = [
    ...(has('--real') ? [REAL_SITE_STAGE] : []),
    ...(has('--real') && !has('--smoke') ? [REAL_JOURNEYS_STAGE, REAL_PROVIDER_STAGE] : []),
    ...(has('--engines') || has('--real') ? [] : STAGES.filter((stage) => stage.fast || !has('--fast'))),
    ...(has('--with-engines') ? [GENERATOR_STAGE] : []),
    ...(has('--engines') || has('--with-engines') ? ENGINE_STAGES : []),
  ];
  const gates = stages.filter(({ isGate }) => isGate);
  const tests = stages.filter(({ isGate }) => !isGate);
  // `npm run check` reports the gates first. In a whole run they use the time in which the tests wait.
  const finished = has('--fast')
    ? [await runGates(gates, 2), await runTests(tests)]
    : await Promise.all([runGates(gates, 1, { isBackground: true }), runTests(tests)]);
  printTotal(finished.flat());
}

main().catch((error) => {
  endWith(error);
  process.stdout.write('\n0 passed, 1 failed\n');
});
