// @vitest-environment jsdom
import type { Session } from '@omics-portal/auth';
import { expect, test } from 'vitest';
import { aConfig, aStorage } from '../testing/portal';
import { cartOf } from './cart-of';
import { eraseLocalData } from './erase-local-data';

const session = {
  accessToken: () => undefined,
  getState: () => ({ status: 'signed-out' }),
  subscribe: () => () => undefined,
} as unknown as Session;

test('the cart goes with all else in the browser, but not the sign-in', async () => {
  const storage = aStorage({ CLINICO_OMICS_AUTH: '{}', lang: 'zh-CN' });
  const portal = { config: aConfig(), storage, session };
  const cart = cartOf(portal);
  cart.add([
    {
      ...{ id: 'quartet_proteomics:minio://p/a.csv', collection: 'quartet_proteomics' },
      ...{ path: 'minio://p/a.csv', name: 'a.csv', project: '', dataType: '', format: 'CSV' },
      ...{ size: 1, md5: null, sha256: null },
    },
  ]);
  expect(cart.files()).toHaveLength(1);
  await eraseLocalData(portal);
  expect(cart.files()).toEqual([]);
  expect([storage.length, storage.key(0)]).toEqual([1, 'CLINICO_OMICS_AUTH']);
});
