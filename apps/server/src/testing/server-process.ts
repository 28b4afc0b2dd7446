import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { builtServer } from './built-server.ts';

/** Server in a process of its own. */
export interface ServerProcess {
  /** Everything that it has printed. */
  output: () => string;
  signal: (signal: NodeJS.Signals) => void;
  /** Sends a signal and waits for the end. Resolves to the exit code; null after a signal that cannot be handled. */
  end: (signal: NodeJS.Signals) => Promise<number | null>;
}

/**
 * Starts the built server in a process and waits until it serves. `environment` overrides this process's, and
 * `through` is a command that runs the server.
 *
 * @throws Error with the output when the server ends first.
 */
export async function startServerProcess(
  environment: Record<string, string>,
  through: readonly string[] = [],
): Promise<ServerProcess> {
  const [program = process.execPath, ...args] = [
    ...through,
    process.execPath,
    join(await builtServer(), 'main.js'),
  ];
  const child = spawn(program, args, {
    env: { ...process.env, ...environment },
  });
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  let text = '';
  const serves = new Promise<void>((resolve) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        text += String(chunk);
        if (text.includes('The portal answers on')) resolve();
      });
  });
  await Promise.race([
    serves,
    ended.then((code) => Promise.reject(new Error(`The server ended with ${code}: ${text}`))),
  ]);
  return {
    output: () => text,
    signal: (signal) => void child.kill(signal),
    end: (signal) => {
      child.kill(signal);
      return ended;
    },
  };
}
