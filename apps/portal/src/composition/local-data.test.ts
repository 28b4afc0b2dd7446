import { expect, test } from 'vitest';
import { aStorage } from '../testing/portal';
import { clearLocalData } from './local-data';

test('everything goes but the sign-in', () => {
  const storage = aStorage({ CLINICO_OMICS_AUTH: '{}', lang: 'zh-CN', pro__preferences: '{}', other: 'x' });
  clearLocalData(storage);
  expect([storage.length, storage.key(0)]).toEqual([1, 'CLINICO_OMICS_AUTH']);
});
