import { createDatainsClient } from '@omics-portal/api';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { ownFolderQuery } from './own-folder';

const folderOf = (body: object) =>
  new QueryClient().query(
    ownFolderQuery(
      createDatainsClient({
        baseUrl: 'https://portal.test/datains',
        locale: () => 'en-US',
        fetch: async () => Response.json({ services: ['files'], default_service: 'files', ...body }),
      }),
    ),
  );

test('the server names the service, the bucket and the folder', async () => {
  expect(await folderOf({ own_files: 'files://homes/lab/ada/' })).toEqual({
    service: 'files',
    bucket: 'homes',
    prefix: 'lab/ada/',
  });
});

test.each([{}, { own_files: null }, { own_files: 'homes' }, { own_files: 'files://homes/ada' }])(
  'a server with %j names no folder',
  async (body) => {
    expect(await folderOf(body)).toBeNull();
  },
);
