import { expect, test } from 'vitest';
import { engineOfApp } from './app-engines';

const local = { name: 'local', kind: 'local', connected: true } as const;
const toil = { name: 'toil', kind: 'wes', connected: true } as const;
const wes = { name: 'wes', kind: 'wes', connected: false } as const;

test.each([
  [[toil, local], toil],
  [[wes, local], local],
  [[wes], null],
  [[], null],
  [undefined, undefined],
])('of the engines %j, %j runs the jobs', (engines, engine) => {
  expect(engineOfApp({ engines })).toEqual(engine);
});
