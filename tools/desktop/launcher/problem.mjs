import { spawnSync } from 'node:child_process';

/** Problem that the user can solve; its message names the remedy. */
export class UserProblem extends Error {}

/** Programs that show a message in a window, with their arguments: a start from a menu has no terminal. */
const DIALOGS = [
  ['zenity', (text) => ['--error', '--no-markup', `--text=${text}`]],
  ['kdialog', (text) => ['--error', text]],
  ['xmessage', (text) => ['-center', text]],
];

/** Prints a problem, shows it in a window where there is no terminal, and sets the exit code. */
export function showProblem(error) {
  const text =
    error instanceof UserProblem ? error.message : `The portal did not start: ${error?.stack ?? error}`;
  process.stderr.write(`${text}\n`);
  process.exitCode = 1;
  const hasDisplay = process.env.DISPLAY || process.env.WAYLAND_DISPLAY;
  if (process.stderr.isTTY || !hasDisplay) return;
  for (const [program, argumentsFor] of DIALOGS)
    if (spawnSync(program, argumentsFor(text), { stdio: 'ignore' }).error === undefined) return;
}
