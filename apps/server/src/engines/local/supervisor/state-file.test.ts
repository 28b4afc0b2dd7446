import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { HOME_FILES, readHomeFile } from '../run-home.ts';
import { startingState, StateFile } from './state-file.ts';

const STARTING = { ...startingState(), startedTime: 1 };

let home: string;
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'state-file-'));
});
afterEach(() => rm(home, { recursive: true, force: true }));

it('the last change is in the file once it is flushed', async () => {
  const file = new StateFile(home, STARTING);
  file.change({ phase: 'running' });
  file.change({ percentage: 10 });
  file.change({ percentage: 20 });
  file.change({ phase: 'succeeded', finishedTime: 2 });
  await file.flushed();
  expect(await readHomeFile(home, HOME_FILES.state)).toEqual({
    ...STARTING,
    phase: 'succeeded',
    percentage: 20,
    finishedTime: 2,
  });
});

it('a cancel request that comes while the end is written changes nothing', async () => {
  const file = new StateFile(home, STARTING);
  const end = { phase: 'failed', finishedTime: 2, reason: 'The program was ended by SIGKILL.' } as const;
  file.change(end);
  file.change({ phase: 'cancelling' });
  await file.flushed();
  expect(file.current).toMatchObject(end);
  expect(await readHomeFile(home, HOME_FILES.state)).toMatchObject(end);
});
