import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join, sep } from 'node:path';
import { readOrCreateText } from '../../shared-files/read-or-create-text.ts';
import { otherMachine } from '../engine-silences.ts';
import { EngineAway, RunUnknown, type RunHandle } from '../job-engine.ts';

/** Handle of a local run. */
interface LocalHandle {
  /** Machine of its processes. */
  readonly host: string;
  /** Data folder of its engine, by the id that is stored there. */
  readonly engine: string;
  /** Absolute path of the run's folder. */
  readonly home: string;
}

/** Host of a local engine: its machine and its folder of runs, which other machines cannot reach. */
export class EngineHost {
  private id: Promise<string> | undefined;

  constructor(private readonly scratchDir: string) {}

  /** Folder of a run that this server submits. */
  homeOf(runId: string): string {
    return join(this.scratchDir, runId);
  }

  async handleOf(home: string): Promise<RunHandle> {
    const handle: LocalHandle = { host: hostname(), engine: await this.engineId(), home };
    return { ...handle };
  }

  /**
   * Folder of a run on this machine. Throws `EngineAway` for a run of another machine, and `RunUnknown` for one whose folder
   * is gone.
   */
  async open(handle: RunHandle): Promise<string> {
    const { host, engine, home } = handle as Partial<LocalHandle>;
    if (home === undefined || host === undefined)
      throw new RunUnknown('The run has no folder on any machine.');
    // A container has a new host name after each start, but its data folder stays.
    const isHere = host === hostname() || home.startsWith(`${this.scratchDir}${sep}`);
    if (isHere && existsSync(home)) return home;
    if (engine === (await this.engineId()))
      throw new RunUnknown(`The folder ${home} of the run does not exist.`);
    throw new EngineAway(otherMachine(host, home));
  }

  private engineId(): Promise<string> {
    this.id ??= readOrCreateId(this.scratchDir);
    this.id.catch(() => (this.id = undefined));
    return this.id;
  }
}

async function readOrCreateId(scratchDir: string): Promise<string> {
  await mkdir(scratchDir, { recursive: true, mode: 0o700 });
  return readOrCreateText(join(scratchDir, 'engine-id'), randomUUID());
}
