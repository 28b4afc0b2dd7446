import { isDiskFull } from '../../../http/operational-failure.ts';
import { EXIT_DISK_FULL } from './exit-codes.ts';
import { superviseRun } from './supervise-run.ts';

// Process of one run of the local engine: it outlives the server that started it. Its argument is the folder of the run.
const [, , home = ''] = process.argv;
try {
  await superviseRun(home, {
    onReady: () => {
      // The server may have been killed meanwhile: the run goes on without it.
      process.send?.('ready', undefined, undefined, () => {
        if (process.connected) process.disconnect();
      });
    },
    onRequest: (check) => process.on('SIGUSR2', check),
    onStop: (stop) => {
      for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, stop);
    },
  });
} catch (error) {
  process.exitCode = isDiskFull(error) ? EXIT_DISK_FULL : 1;
}
