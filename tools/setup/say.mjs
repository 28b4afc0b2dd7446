/** Progress lines of our own commands: one step a line, with the seconds it took. */
export async function step(title, work) {
  process.stdout.write(`» ${title} …\n`);
  const started = Date.now();
  const result = await work();
  process.stdout.write(`✓ ${title} (${((Date.now() - started) / 1000).toFixed(1)} s)\n`);
  return result;
}

/** A failure that a person can act on: its message is printed as it is, without a stack trace. */
export class Sentence extends Error {}

/** Ends the process with a sentence for what we foresaw, and with the whole error for what we did not. */
export function endWith(error) {
  process.stderr.write(error instanceof Sentence ? `✗ ${error.message}\n` : `✗ ${error?.stack ?? error}\n`);
  process.exitCode = 1;
}
