import { watch, type FSWatcher } from 'node:fs';
import { HOME_FILES } from './run-home.ts';

/** Watchers of the state files of runs, which tell each change at once. */
export class RunWatchers {
  listener: (runId: string) => void = () => {};
  private readonly watchers = new Map<string, FSWatcher>();

  /** Watches the folder of a run, once. The queue also looks by time, so a folder that cannot be watched is no failure. */
  add(runId: string, home: string): void {
    if (this.watchers.has(runId)) return;
    try {
      const watcher = watch(home, { persistent: false }, (_event, file) => {
        if (file === HOME_FILES.state) this.listener(runId);
      });
      watcher.on('error', () => this.remove(runId));
      this.watchers.set(runId, watcher);
    } catch {
      // ENOENT, or the machine has no watchers left.
    }
  }

  remove(runId: string): void {
    this.watchers.get(runId)?.close();
    this.watchers.delete(runId);
  }

  close(): void {
    for (const runId of [...this.watchers.keys()]) this.remove(runId);
  }
}
