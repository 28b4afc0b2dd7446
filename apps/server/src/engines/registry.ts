import type { JobEngine } from './job-engine.ts';

/** Name of the engine of this machine, which makes the reports whatever runs the jobs. */
export const LOCAL_ENGINE = { name: 'local', kind: 'local' } as const;

/** Engine with the limits that the run queue observes. */
export interface ConnectedEngine {
  readonly engine: JobEngine;
  /** Maximum number of simultaneous jobs. */
  readonly jobSlots: number;
  /** Maximum number of simultaneous reports; 0 for an engine that makes none. */
  readonly reportSlots: number;
  /** True when all servers share the engine and its slots; false when each server has its own. */
  readonly shared: boolean;
  /** Time between two observations of a run in milliseconds: it grows with the age of the run, within these limits. */
  readonly lookMs: { readonly min: number; readonly max: number };
}

/** Registry of engines: those connected to this server, in the order in which an app may choose. */
export class EngineRegistry {
  constructor(readonly connected: readonly ConnectedEngine[]) {}

  /** Names of all engines, in their order. */
  get names(): string[] {
    return this.connected.map(({ engine }) => engine.name);
  }

  /** Undefined for an engine that is not connected (any more). */
  find(name: string): ConnectedEngine | undefined {
    return this.connected.find(({ engine }) => engine.name === name);
  }
}
