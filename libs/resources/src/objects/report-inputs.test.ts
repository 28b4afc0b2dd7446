import { createDatainsClient, ResponseShapeError } from '@omics-portal/api';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { reportInputsQuery } from './report-inputs';

const folderOf = (body: object) =>
  new QueryClient().query(
    reportInputsQuery(
      createDatainsClient({
        baseUrl: 'https://portal.test/datains',
        locale: () => 'en-US',
        fetch: async () => Response.json({ services: ['minio'], default_service: 'minio', ...body }),
      }),
    ),
  );

test('the server names the service, the bucket and the folder', async () => {
  expect(await folderOf({ report_inputs: 'files://inbox/ada/' })).toEqual({
    service: 'files',
    bucket: 'inbox',
    key: 'ada/',
  });
});

test.each([{}, { report_inputs: null }, { report_inputs: 'inbox' }, { report_inputs: 'files://inbox/ada' }])(
  'a server with %j names no folder',
  async (body) => {
    await expect(folderOf(body)).rejects.toBeInstanceOf(ResponseShapeError);
  },
);
