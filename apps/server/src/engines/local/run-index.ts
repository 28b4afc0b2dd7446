import { existsSync } from 'node:fs';
import { lstat, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';

/**
 * Index of the local runs of this machine: it finds the folder of a run whose server was killed before it could write the
 * handle down, from any other server of the same user. Every method is best effort.
 */
export class RunIndex {
  private readonly folder = join(tmpdir(), `omics-portal-runs-${userInfo().uid}`);

  private cleaned: Promise<void> | undefined;

  async add(runId: string, home: string): Promise<void> {
    await (this.cleaned ??= this.removeStale());
    if (await this.isOwn())
      await writeFile(join(this.folder, runId), home, { mode: 0o600 }).catch(() => undefined);
  }

  async find(runId: string): Promise<string | undefined> {
    if (!(await this.isOwn())) return undefined;
    return readFile(join(this.folder, runId), 'utf8').catch(() => undefined);
  }

  async remove(runId: string): Promise<void> {
    await rm(join(this.folder, runId), { force: true }).catch(() => undefined);
  }

  // A data folder that was deleted leaves its runs in the index.
  private async removeStale(): Promise<void> {
    for (const runId of await readdir(this.folder).catch(() => [])) {
      const home = await this.find(runId);
      if (home !== undefined && !existsSync(home)) await this.remove(runId);
    }
  }

  // Anybody may create folders for temporary files: that of another user is not read.
  private async isOwn(): Promise<boolean> {
    await mkdir(this.folder, { mode: 0o700 }).catch(() => undefined);
    const found = await lstat(this.folder).catch(() => undefined);
    return found?.isDirectory() === true && found.uid === userInfo().uid && (found.mode & 0o077) === 0;
  }
}
