import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startEmbeddedDatabase } from './embedded-database.ts';

test('the error of a damaged database names its folder, then a backup, then what a fresh start deletes', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'damaged-'));
  const folder = join(dataDir, 'records');
  await mkdir(folder);
  await writeFile(join(folder, 'PG_VERSION'), 'nonsense\n');
  const started = startEmbeddedDatabase(dataDir, undefined, () => undefined);
  await expect(started).rejects.toThrow(`The database in ${folder} does not open (`);
  await expect(started).rejects.toThrow(
    /Put back a copy .* Only if there is none: "npm start -- --fresh" starts over, and deletes all/,
  );
  await rm(dataDir, { recursive: true, force: true });
});
