import { exposureReason } from './config/check-exposure.ts';
import { readConfig } from './config/read-config.ts';
import type { ServerConfig } from './config/server-config.ts';
import { StartError } from './config/start-error.ts';
import { DEMO_ACCOUNTS } from './identity/demo-accounts.ts';
import { startServer, type RunningServer } from './start-server.ts';

/** Time for jobs and the database to stop after the last response, in milliseconds. */
const STOP_MS = 8000;
/**
 * One Ctrl-C may arrive several times: the terminal signals the whole process group, and npm forwards its own signal. Only a
 * signal after this time, in milliseconds, is a second one.
 */
const SAME_SIGNAL_MS = 500;

function announce(config: ServerConfig, hasNoAccounts: boolean): void {
  console.log(`\nThe portal answers on ${config.publicUrl}`);
  if (config.demoAccounts) {
    for (const { username, password } of DEMO_ACCOUNTS)
      console.log(`  demo account: ${username} / ${password}`);
  }
  if (hasNoAccounts) {
    const reason = exposureReason(config) ?? 'DEMO_ACCOUNTS=0 switches the demo accounts off';
    console.log(
      `Nobody can sign in: ${reason}, so there are no demo accounts. Set ADMIN_PASSWORD (12 characters or more) and start again to create a first account.`,
    );
  }
  console.log('Ctrl-C stops it; your data stays in the data folder.');
}

function stopOnSignals(server: RunningServer, drainSeconds: number): void {
  let stoppedAt: number | undefined;
  const stop = () => {
    if (stoppedAt !== undefined) {
      if (performance.now() - stoppedAt > SAME_SIGNAL_MS) process.exit(1);
      return;
    }
    stoppedAt = performance.now();
    console.log('\nStopping: active requests are completed first. Ctrl-C again ends at once.');
    setTimeout(() => process.exit(1), drainSeconds * 1000 + STOP_MS).unref();
    server.close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

/** Lets an operator see more of a running server. Windows has no such signal. */
function switchLogOnSignal(server: RunningServer): void {
  if (process.platform === 'win32') return;
  process.on('SIGUSR2', () => console.log(`The level of the log is "${server.switchLogLevel()}" now.`));
}

async function main(): Promise<void> {
  try {
    const config = readConfig(process.env);
    const server = await startServer(config, {
      seed: process.env['SEED'] !== '0',
      print: (line) => console.log(line),
    });
    switchLogOnSignal(server);
    stopOnSignals(server, config.drainSeconds);
    announce(config, await server.dependencies.identity.hasNoAccounts());
  } catch (error) {
    console.error(error instanceof StartError ? error.message : error);
    process.exit(1);
  }
}

void main();
