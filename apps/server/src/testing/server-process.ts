import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { builtServer } from './built-server.ts';

/** Server in a process of its own. */
export interface ServerProcess {
  /** Everything that it has printed. */
  output: () => string;
  /** Sends a signal and waits for the end. Resolves to the exit code; null after a signal that cannot be handled. */
  end: (signal: NodeJS.Signals) => Promise<number | null>;
}

/**
 * Starts the built server in a process and waits until it serves. `environment` overrides this process's.
 *
 * @throws Error with the output when the server ends first.
 */
export async function startServerProcess(environment: Record<string, string>): Promise<ServerProcess> {
  const child = spawn(process.execPath, [join(await builtServer(), 'main.js')], {
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
    end: (signal) => {
      child.kill(signal);
      return ended;
    },
  };
}
