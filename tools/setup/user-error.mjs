/** Prints progress of our commands: one line for each step, with its seconds. */
export async function step(title, work) {
  process.stdout.write(`» ${title} …\n`);
  const started = Date.now();
  const result = await work();
  process.stdout.write(`✓ ${title} (${((Date.now() - started) / 1000).toFixed(1)} s)\n`);
  return result;
}

/** User error: its message is printed without a stack trace, and names the remedy. */
export class UserError extends Error {}

/** Ends the process: prints the message of a user error, and any other error with its stack. */
export function endWith(error) {
  process.stderr.write(error instanceof UserError ? `✗ ${error.message}\n` : `✗ ${error?.stack ?? error}\n`);
  process.exitCode = 1;
}
