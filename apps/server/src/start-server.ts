import type { FastifyInstance } from 'fastify';
import type { LogLevel, ServerConfig } from './config/server-config.ts';
import { asStartError, StartError } from './config/start-error.ts';
import { createApp } from './create-app.ts';
import { openDependencies, type OpenDependencies } from './open-dependencies.ts';
import type { LogDestination } from './http/request-log.ts';
import type { OpenStore } from './objects/open-store.ts';
import type { Dependencies } from './dependencies.ts';
import { seed } from './seed/seed.ts';
import { allHandlers } from './services/all-handlers.ts';

/** Running server. */
export interface RunningServer {
  dependencies: Dependencies;
  /** Switches between the configured level of the log and `debug`. Returns the present one. */
  switchLogLevel(): LogLevel;
  /** Completes active requests, stops jobs and closes the database. */
  close(): Promise<void>;
}

export interface StartOptions {
  /** Load the example collections and files, unless this version is already loaded. */
  seed: boolean;
  /** Opens the object store; default: the one in `DATA_DIR`. */
  openStore?: OpenStore;
  /** Writes one line of progress to the terminal. */
  print: (line: string) => void;
  /** Destination of the request log; default: standard output. */
  logTo?: LogDestination;
}

/** Starts the server in order: lock, database, migrations, seed, port. Expected failures are `StartError`s. */
export async function startServer(
  config: ServerConfig,
  { seed: wantsSeed, openStore, print, logTo }: StartOptions,
): Promise<RunningServer> {
  const open = await openDependencies(config, print, openStore);
  let app: FastifyInstance | undefined;
  try {
    if (wantsSeed) await seed(open.dependencies, print);
    app = await createApp(open.dependencies, {
      handlers: allHandlers(open.dependencies),
      signer: open.signer,
      ...(logTo ? { logTo } : {}),
    });
    await listen(app, config);
    await open.started();
  } catch (error) {
    await app?.close();
    await open.close();
    throw asStartError(error, config.paths.dataDir);
  }
  const running = app;
  const switchLogLevel = (): LogLevel => {
    const level = running.log.level === 'debug' ? config.logLevel : 'debug';
    running.log.level = level;
    return level;
  };
  return { dependencies: open.dependencies, switchLogLevel, close: () => closeAll(running, open) };
}

async function closeAll(app: FastifyInstance, open: OpenDependencies): Promise<void> {
  await app.close();
  await open.close();
}

async function listen(app: FastifyInstance, { host, port }: ServerConfig): Promise<void> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE')
      throw new StartError(
        `Port ${port} on ${host} is in use: stop the program that uses it, or set PORT to another number.`,
      );
    if (code === 'EADDRNOTAVAIL')
      throw new StartError(
        `This machine has no address ${host}: set HOST to one that it has, or to 127.0.0.1.`,
      );
    if (code === 'EACCES')
      throw new StartError(`Port ${port} needs special rights: set PORT to a number above 1023.`);
    throw error;
  }
}
