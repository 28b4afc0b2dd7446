import { QueryClient } from '@tanstack/react-query';
import { createDataseqClient, HttpError } from '@omics-portal/api';
import { expect, test } from 'vitest';
import { drsObjectQuery } from './drs-object-query';

const OBJECT = { id: 'ab', self_uri: 'drs://portal.test/ab', size: 1, created_time: '', checksums: [] };

async function objectFrom(respond: () => Response) {
  const seen: string[] = [];
  const client = createDataseqClient({
    baseUrl: 'https://portal.test/dataseq',
    locale: () => 'en-US',
    fetch: async ({ url }) => {
      seen.push(url);
      return respond();
    },
  });
  const options = drsObjectQuery(client, { origin: 'https://portal.test', id: 'ab' });
  return { found: await new QueryClient().fetchQuery(options), seen };
}

test('an object is at the root of the host, beside the records', async () => {
  const url = 'https://portal.test/ga4gh/drs/v1/objects/ab';
  expect(await objectFrom(() => Response.json(OBJECT))).toEqual({
    found: { object: OBJECT, url },
    seen: [url],
  });
});

test.each([
  ['without such a service', () => Response.json({ message: 'no' }, { status: 404 })],
  ['that answers something else', () => Response.json({ hello: 'world' })],
  ['that answers nothing', () => Response.json(null)],
])('a server %s has no object', async (_what, respond) => {
  expect((await objectFrom(respond)).found).toBeNull();
});

test('a failure is no missing object', async () => {
  await expect(objectFrom(() => Response.json({ message: 'no' }, { status: 500 }))).rejects.toBeInstanceOf(
    HttpError,
  );
});
