import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressOf, exampleRequests, type ExampleRequest } from '../testing/example-requests.ts';
import { hostileShapes } from '../testing/hostile-bodies.ts';
import { startTestServer, type TestServer } from '../testing/start-server.ts';
import { ApiError } from './api-error.ts';
import { SpecDocuments } from './contract/spec-documents.ts';
import { ValidatorFactory } from './contract/validators.ts';
import { fitErrorBody, MAX_ERROR_BYTES } from './fit-error-body.ts';

interface Call {
  address: string;
  headers?: Record<string, string>;
  body?: string;
  /** Parameter of the query that is wrong, and its value as the server reads it. */
  wrong?: { name: string; value: string };
}

const specs = new SpecDocuments(join(import.meta.dirname, '../../../../openapi'));
const validators = new ValidatorFactory(specs);
const requests = exampleRequests(specs).map((request) => ({
  ...request,
  validator: validators.forOperation(request.operation),
}));
type Request = (typeof requests)[number];
/** Rows of a table of tests, each titled by its operation. */
const byName = (rows: typeof requests) => rows.map((request) => [request.operation.id, request] as const);
const writing = requests.filter(({ operation }) => operation.method !== 'GET');

let server: TestServer;
let token: string;

beforeAll(async () => {
  server = await startTestServer();
  token = await server.signIn('researcher');
});

afterAll(() => server.close());

/** Sends a call and checks its response: no failure, documented, short, without a regular expression. */
async function statusOf(request: Request, { address, headers, body }: Call): Promise<number> {
  const stop = new AbortController();
  const response = await fetch(server.url + address, {
    method: request.operation.method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    signal: stop.signal,
    redirect: 'manual',
    ...(body === undefined ? {} : { body }),
  });
  const { status } = response;
  if (status < 400) {
    stop.abort();
    return status;
  }
  const text = await response.text();
  checkRefusal(request, status, text, `${address.slice(0, 200)} ${body?.slice(0, 100) ?? ''}`);
  return status;
}

/** Checks a refusal: no failure, documented, short, without a regular expression. */
function checkRefusal({ operation, validator }: Request, status: number, text: string, call: string): void {
  const where = `${operation.method} ${call} -> ${status} ${text.slice(0, 300)}`;
  expect(status, where).toBeLessThan(500);
  expect(validator.response(status, JSON.parse(text)), where).toBeUndefined();
  expect(Buffer.byteLength(text), where).toBeLessThanOrEqual(MAX_ERROR_BYTES);
  expect(text, where).not.toMatch(/must match|\^\[|\{\d+,\d*\}\$/);
}

/** Refusal of a wrong value in the query by the contract, before any handler; undefined when a handler decides. */
function refusalOf(
  { parameters, body, validator }: Request,
  { name, value }: { name: string; value: string },
) {
  const valuesIn = (location: string) =>
    parameters
      .filter((each) => each.location === location && (location === 'path' || each.required))
      .map((each) => [each.name, each.value]);
  try {
    validator.request({
      params: Object.fromEntries(valuesIn('path')),
      query: { ...Object.fromEntries(valuesIn('query')), [name]: value },
      headers: {},
      body: body === undefined ? undefined : {},
    });
    return undefined;
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
}

/** Texts that are invalid for most parameters, percent-encoded. */
const WRONG_VALUES = [
  ...['a%00b', '%ED%A0%80', '', '..%2f..%2fx', '__proto__', 'Infinity', 'NaN', '-1', '1e308'],
  ...['9007199254740993', "'%3B--", '%0d%0aX:1', 'x'.repeat(3000), '%E2%80%AE'.repeat(300)],
];

// A test for each operation: all of them in one came near its time limit on a busy machine.
it.each(byName(requests.filter(({ parameters }) => parameters.length > 0)))(
  '%s documents its response to each wrong parameter, and has no failure',
  async (_id, request) => {
    const statuses: number[] = [];
    const sent = new Set<string>();
    for (const call of callsWithWrongParameters(request)) {
      const refusal = call.wrong && refusalOf(request, call.wrong);
      // The first refusal of a parameter is sent. For the others the server would call the same validator.
      if (refusal && call.wrong && sent.has(call.wrong.name)) {
        checkRefusal(request, refusal.status, JSON.stringify(fitErrorBody(refusal.body())), call.address);
        statuses.push(refusal.status);
        continue;
      }
      if (refusal && call.wrong) sent.add(call.wrong.name);
      statuses.push(await statusOf(request, call));
    }
    const refused = statuses.filter((status) => status >= 400).length;
    const inAddress = request.parameters.filter(({ location }) => location !== 'header').length;
    expect(refused).toBeGreaterThanOrEqual(inAddress);
  },
);

it.each(byName(requests.filter(({ body }) => body !== undefined)))(
  '%s refuses a text that cannot be stored, anywhere in its body',
  async (_id, request) => {
    for (const body of withUnstorableTexts(request.body))
      expect([body, await statusOf(request, { address: addressOf(request), body })]).toEqual([body, 400]);
  },
);

it('no parameter of the sign-in causes a server error', async () => {
  const callback = encodeURIComponent(`${server.url}/callback.html`);
  const auth = `client_id=portal&response_type=code&scope=openid&redirect_uri=${callback}&code_challenge_method=S256&code_challenge=E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM`;
  const wrong = ['a%00b', '%ED%A0%80', '%ff', 'x'.repeat(3000)];
  const ask = ['client_id', 'state', 'nonce', 'login_hint', 'ui_locales', 'acr_values', 'display', 'claims'];
  const end = ['client_id', 'state', 'id_token_hint', 'post_logout_redirect_uri'];
  const token = ['grant_type=password', 'grant_type=refresh_token', 'grant_type=authorization_code'];
  const tokenNames = ['client_id', 'username', 'password', 'refresh_token', 'code', 'code_verifier'];
  const queryOf = (text: string, name: string, value: string) =>
    [...text.split('&').filter((part) => !part.startsWith(`${name}=`)), `${name}=${value}`].join('&');
  const calls: [string, string?][] = wrong.flatMap((value) => [
    ...ask.map((name): [string] => [`/auth?${queryOf(auth, name, value)}`]),
    ...end.map((name): [string] => [`/session/end?${name}=${value}`]),
    ...token.flatMap((grant) =>
      tokenNames.map((name): [string, string] => [
        '/token',
        queryOf(`client_id=portal&password=x&${grant}`, name, value),
      ]),
    ),
    ['/token/revocation', `client_id=portal&token=${value}`],
    ['/token/revocation', `token=x&client_id=${value}`],
  ]);
  const failed: unknown[] = [];
  for (const [path, body] of calls) {
    const { status } = await fetch(`${server.url}/identity${path}`, {
      redirect: 'manual',
      ...(body === undefined
        ? {}
        : { method: 'POST', body, headers: { 'content-type': 'application/x-www-form-urlencoded' } }),
    });
    if (status >= 500) failed.push([status, path, body]);
  }
  expect(failed).toEqual([]);
});

describe.each(byName(writing))('the body of %s', (_id, request) => {
  const address = addressOf(request);

  it('is refused as documented when it is not JSON, too large or of another type', async () => {
    const large = JSON.stringify('x'.repeat(request.operation.limits.bytes + 1));
    const statuses = [
      await statusOf(request, { address, body: '{"a":' }),
      await statusOf(request, { address, body: '{"__proto__":{"a":1}}' }),
      await statusOf(request, { address, body: large }),
      await statusOf(request, { address, body: 'a=1', headers: { 'content-type': 'text/plain' } }),
      await statusOf(request, { address, body: '<a/>', headers: { 'content-type': 'application/xml' } }),
    ];
    expect(statuses).toEqual([400, 400, 413, 415, 415]);
  });

  it.each(Object.entries(hostileShapes(100_000)))('is a 400 or a 413 when it has %s', async (_name, body) => {
    expect([400, 413]).toContain(await statusOf(request, { address, body }));
  });
});

/** Value of a parameter as the server reads it; undefined for one that it has to repair, and for two values. */
function decoded(value: string): string | undefined {
  if (value.includes('&')) return undefined;
  try {
    return decodeURIComponent(value);
  } catch {
    return undefined;
  }
}

function callsWithWrongParameters(request: ExampleRequest): Call[] {
  const body = request.body === undefined ? {} : { body: '{}' };
  return request.parameters.flatMap(({ name, location, value }): Call[] => {
    if (location === 'header')
      return WRONG_VALUES.map((wrong) => ({
        address: addressOf(request),
        headers: { [name]: wrong },
        ...body,
      }));
    const values =
      location === 'query' ? [...WRONG_VALUES, `${encodeURIComponent(value)}&${name}=b`] : WRONG_VALUES;
    return values.map((wrong) => {
      const value = location === 'query' ? decoded(wrong) : undefined;
      return {
        address: addressOf(request, { [name]: wrong }),
        ...body,
        ...(value === undefined ? {} : { wrong: { name, value } }),
      };
    });
  });
}

/** Example with NUL or a lone surrogate at the end of each text, and in a key of each object. */
function withUnstorableTexts(example: unknown): string[] {
  const text = JSON.stringify(example);
  const ends = [...text.matchAll(/(?<=[^\\])"(?=[,}\]])/g)].map(({ index }) => index);
  const insert = (at: number, what: string) => text.slice(0, at) + what + text.slice(at);
  const objects = [...text.matchAll(/\{(?=")/g)].map(({ index }) => index + 1);
  return ['\\u0000', '\\ud800', '\\udc00'].flatMap((half) => [
    ...ends.map((at) => insert(at, half)),
    ...objects.map((at) => insert(at, `"a${half}":1,`)),
  ]);
}
