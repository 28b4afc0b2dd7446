import { resolve } from 'node:path';
import { checkNode, ensureDependencies } from '../setup/dependencies.mjs';
import { endWith } from '../setup/user-error.mjs';

/**
 * Runs the stages of `npm test`. `--fast`: only the fast ones; `--engines`: only those with real workflow engines;
 * `--with-engines`: all. The last line counts the tests.
 */
const root = resolve(import.meta.dirname, '../..');
const has = (option) => process.argv.includes(option);

/** Runs a stage and prints its captured output, if any, and its result. */
async function finish(stage) {
  const started = Date.now();
  const { passed, failed, output } = await stage.work(root);
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  process.stdout.write(output === undefined ? '' : `\n» ${stage.title}\n${output}`);
  process.stdout.write(
    `${failed === 0 ? '✓' : '✗'} ${stage.title}: ${passed} passed, ${failed} failed (${seconds} s)\n`,
  );
  return { passed, failed };
}

function add(total, { passed, failed }) {
  total.passed += passed;
  total.failed += failed;
}

async function main() {
  checkNode();
  await ensureDependencies(root);
  const { ENGINE_STAGES, STAGES } = await import('./stages.mjs');
  const stages = [
    ...(has('--engines') ? [] : STAGES.filter((stage) => stage.fast || !has('--fast'))),
    ...(has('--engines') || has('--with-engines') ? ENGINE_STAGES : []),
  ];
  const total = { passed: 0, failed: 0 };
  const waiting = stages.filter(({ small }) => small);
  const lane = async () => {
    for (let stage = waiting.shift(); stage; stage = waiting.shift()) add(total, await finish(stage));
  };
  await Promise.all([lane(), lane()]);
  for (const stage of stages.filter(({ small }) => !small)) {
    process.stdout.write(`\n» ${stage.title}\n`);
    add(total, await finish(stage));
  }
  process.exitCode = total.failed === 0 ? 0 : 1;
  process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`);
}

main().catch((error) => {
  endWith(error);
  process.stdout.write('\n0 passed, 1 failed\n');
});
