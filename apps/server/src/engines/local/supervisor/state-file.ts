import { existsSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { HOME_FILES, writeHomeFile, type SupervisedState } from '../run-home.ts';

const WRITE_PAUSE_MS = 200;
const RETRY_MS = 1_000;

/** State of a run whose program has not started. */
export function startingState(): SupervisedState {
  return {
    phase: 'starting',
    program: null,
    percentage: null,
    startedTime: Date.now(),
    finishedTime: null,
    exitCode: null,
    signal: null,
    reason: null,
    peakMemoryMb: 0,
    cpuSeconds: 0,
  };
}

/** State file of a run: each change is written soon, and the last one for certain, even if the disk is full for a while. */
export class StateFile {
  private written: SupervisedState | undefined;
  private writing: Promise<void> | undefined;
  private readonly ended = new AbortController();

  constructor(
    private readonly home: string,
    private state: SupervisedState,
  ) {}

  get current(): SupervisedState {
    return this.state;
  }

  get isEnd(): boolean {
    return this.state.finishedTime !== null;
  }

  /** Changes the state. That of a run that has ended does not change: what comes while it is written comes too late. */
  change(change: Partial<SupervisedState>): void {
    if (this.isEnd) return;
    this.state = { ...this.state, ...change };
    if (this.state.finishedTime !== null) this.ended.abort();
    this.writing ??= this.writeAll().finally(() => {
      this.writing = undefined;
    });
  }

  /** Resolves once the current state is in the file, or the folder of the run has disappeared. */
  async flushed(): Promise<void> {
    while (this.writing) await this.writing;
  }

  private async writeAll(): Promise<void> {
    while (this.written !== this.state) {
      const { state } = this;
      try {
        await writeHomeFile(this.home, HOME_FILES.state, state);
        this.written = state;
        // Progress may arrive faster than readers can use it. An end does not wait.
        await setTimeout(WRITE_PAUSE_MS, undefined, { signal: this.ended.signal }).catch(() => undefined);
      } catch {
        if (!existsSync(this.home)) return;
        await setTimeout(RETRY_MS);
      }
    }
  }
}
