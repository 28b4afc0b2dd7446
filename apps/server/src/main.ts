import { readConfig } from './config/read-config.ts';
import type { ServerConfig } from './config/server-config.ts';
import { StartError } from './config/start-error.ts';
import { DEMO_ACCOUNTS } from './identity/demo-accounts.ts';
import { startServer, type RunningServer } from './start-server.ts';

/** After this time a stop is no longer waited for. */
const STOP_MS = 8000;

function announce(config: ServerConfig): void {
  console.log(`\nThe portal answers on ${config.publicUrl}`);
  if (config.demoAccounts) {
    for (const { username, password } of DEMO_ACCOUNTS)
      console.log(`  demo account: ${username} / ${password}`);
  }
  console.log('Ctrl-C stops it; what you made stays in the data folder.');
}

function stopOnSignals(server: RunningServer): void {
  let stopping = false;
  const stop = () => {
    if (stopping) process.exit(1);
    stopping = true;
    console.log('\nStopping ...');
    setTimeout(() => process.exit(1), STOP_MS).unref();
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

async function main(): Promise<void> {
  try {
    const config = readConfig(process.env);
    const server = await startServer(config, {
      seed: process.env['SEED'] !== '0',
      say: (line) => console.log(line),
    });
    stopOnSignals(server);
    announce(config);
  } catch (error) {
    console.error(error instanceof StartError ? error.message : error);
    process.exit(1);
  }
}

void main();
