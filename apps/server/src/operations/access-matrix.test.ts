import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SpecDocuments } from '../http/contract/spec-documents.ts';
import {
  ACCESS_ROWS,
  CALLERS,
  type AccessCaller,
  type AccessOutcome,
} from '../testing/access/access-rows.ts';
import { OwnerRecords, type RecordValues } from '../testing/access/owner-records.ts';
import { addressOf, exampleRequests, type ExampleRequest } from '../testing/example-requests.ts';
import { startTestServer, type TestServer } from '../testing/start-server.ts';
import { addTestAccount, signInAs } from '../testing/test-accounts.ts';

const GROUPS: Readonly<Record<Exclude<AccessCaller, 'visitor' | 'admin'>, string>> = {
  owner: 'lab-one',
  mate: 'lab-one',
  stranger: 'lab-two',
};
const requests = exampleRequests(new SpecDocuments(join(import.meta.dirname, '../../../../openapi')));

let server: TestServer;
let records: OwnerRecords;
const tokens = new Map<AccessCaller, string>();

beforeAll(async () => {
  server = await startTestServer({ seed: true });
  for (const [username, group] of Object.entries(GROUPS)) {
    await addTestAccount(server, username, [group]);
    tokens.set(username as AccessCaller, await signInAs(server.url, username));
  }
  tokens.set('admin', await server.signIn('admin'));
  records = new OwnerRecords(server, {
    username: 'owner',
    token: tokens.get('owner') ?? '',
    group: GROUPS.owner,
  });
}, 120_000);
afterAll(() => server.close());

/** Status of a call; a stream is ended after its head. */
async function statusOf(
  request: ExampleRequest,
  values: RecordValues,
  caller: AccessCaller,
): Promise<number> {
  const { method } = request.operation;
  const stop = new AbortController();
  const token = tokens.get(caller);
  const body = request.body === undefined ? undefined : { ...(request.body as object), ...values.body };
  const response = await fetch(server.url + addressOf(request, values.parameters), {
    method,
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal: stop.signal,
  });
  stop.abort();
  return response.status;
}

function outcomeOf(status: number): AccessOutcome {
  if (status === 401) return 'sign in';
  if (status === 403) return 'forbidden';
  return status === 404 ? 'not found' : 'passes';
}

it('has one row for each operation of the contract', () => {
  expect(Object.keys(ACCESS_ROWS).sort()).toEqual(requests.map(({ operation }) => operation.id).sort());
});

describe.each(Object.entries(ACCESS_ROWS))('%s', (id, { record, outcomes }) => {
  it.each(CALLERS)('%s', async (caller) => {
    const request = requests.find(({ operation }) => operation.id === id);
    if (!request) throw new Error(`${id} is no operation.`);
    // Each call has a record of its own, so that one that was deleted is not missing for the next.
    const values = record === undefined ? { parameters: {} } : await records.make(record);
    const status = await statusOf(request, values, caller);
    // A call that is not about a record of the owner names that of an example, which does not exist.
    const isMissing = record === undefined && status === 404;
    expect(isMissing ? 'passes' : outcomeOf(status), String(status)).toBe(outcomes[caller]);
    expect(status).not.toBe(500);
  });
});
