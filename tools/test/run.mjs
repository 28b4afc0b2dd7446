import { resolve } from 'node:path';
import { checkNode, ensureDependencies } from '../setup/dependencies.mjs';
import { endWith } from '../setup/user-error.mjs';

const root = resolve(import.meta.dirname, '../..');
const fast = process.argv.includes('--fast');

async function main() {
  checkNode();
  await ensureDependencies(root);
  const { STAGES } = await import('./stages.mjs');
  const total = { passed: 0, failed: 0 };
  for (const stage of STAGES.filter((each) => each.fast || !fast)) {
    const started = Date.now();
    process.stdout.write(`\n» ${stage.title}\n`);
    const { passed, failed } = await stage.work(root);
    total.passed += passed;
    total.failed += failed;
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    process.stdout.write(
      `${failed === 0 ? '✓' : '✗'} ${stage.title}: ${passed} passed, ${failed} failed (${seconds} s)\n`,
    );
  }
  process.exitCode = total.failed === 0 ? 0 : 1;
  process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`);
}

main().catch((error) => {
  endWith(error);
  process.stdout.write('\n0 passed, 1 failed\n');
});
