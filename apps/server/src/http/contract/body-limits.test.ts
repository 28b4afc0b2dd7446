import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { countWork } from '../../testing/count-work.ts';
import { exampleRequests } from '../../testing/example-requests.ts';
import { hostileBodies, hostileShapes, UNKNOWN_KEY } from '../../testing/hostile-bodies.ts';
import { ApiError } from '../api-error.ts';
import { fitErrorBody, MAX_ERROR_BYTES } from '../fit-error-body.ts';
import { DEFAULT_BODY_LIMITS, readBodyLimits } from './body-limits.ts';
import { checkJsonLimits } from './check-json-limits.ts';
import { EXPECTS_KEYWORDS } from './keyword-sentences.ts';
import { SpecDocuments } from './spec-documents.ts';
import { ValidatorFactory } from './validators.ts';

const specs = new SpecDocuments(join(import.meta.dirname, '../../../../../openapi'));
const validators = new ValidatorFactory(specs);
const requests = exampleRequests(specs);
const withBody = requests
  .filter(({ body }) => body !== undefined)
  .map((request) => ({ ...request, validator: validators.forOperation(request.operation) }));

/** Size of the largest body that reaches the validator of an operation with the default limits. */
const BYTES = 64_000;
const SHAPES = hostileShapes(BYTES);

/** Validates a body with the valid parameters of the document; returns the error, if any. */
function refusal(request: (typeof withBody)[number], body: unknown): ApiError | undefined {
  const valuesIn = (location: string) =>
    Object.fromEntries(
      request.parameters
        .filter((parameter) => parameter.location === location)
        .map(({ name, value }) => [location === 'header' ? name.toLowerCase() : name, value]),
    );
  try {
    request.validator.request({
      params: valuesIn('path'),
      query: valuesIn('query'),
      headers: valuesIn('header'),
      body,
    });
    return undefined;
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
}

describe('every operation with a body', () => {
  it('is covered by this test, with a valid example', () => {
    expect(requests.length).toBeGreaterThanOrEqual(43);
    expect(withBody.length).toBeGreaterThanOrEqual(13);
    for (const request of withBody)
      expect([request.operation.id, refusal(request, structuredClone(request.body))?.message]).toEqual([
        request.operation.id,
        undefined,
      ]);
  });

  it.each(Object.entries(SHAPES))('refuses %s with one short problem, in linear time', (_name, shape) => {
    for (const request of withBody) {
      for (const text of hostileBodies(request.body, shape)) {
        let error: ApiError | undefined;
        const steps = countWork(JSON.parse(text), (body) => {
          error = refusal(request, body);
        });
        const where = `${request.operation.id} ${text.slice(0, 80)}`;
        // Below a key that the schema does not declare, values within the limits are ignored.
        if (error || !text.includes(UNKNOWN_KEY))
          expect([where, error?.status, error?.details?.length]).toEqual([where, 400, 1]);
        const response = Buffer.byteLength(JSON.stringify(fitErrorBody(error?.body() ?? { message: '' })));
        expect(response, where).toBeLessThanOrEqual(MAX_ERROR_BYTES);
        // Two steps for each value, of which two bytes contain at most one.
        expect(steps, where).toBeLessThan(BYTES);
      }
    }
  });
});

it('every pattern of the documents has a description in words in both languages', () => {
  const undescribed = (node: unknown): unknown[] => {
    if (typeof node !== 'object' || node === null) return [];
    const inner = Object.values(node).flatMap(undescribed);
    const schema = node as Record<string, unknown>;
    const isDescribed = Object.values(EXPECTS_KEYWORDS).every(
      (keyword) => typeof schema[keyword] === 'string',
    );
    return typeof schema['pattern'] === 'string' && !isDescribed ? [...inner, schema['pattern']] : inner;
  };
  expect([...specs.documents.values()].flatMap(undescribed)).toEqual([]);
});

describe('the limits of an operation', () => {
  it('are the defaults unless the document overrides them', () => {
    expect(readBodyLimits({ requestBody: {} })).toEqual(DEFAULT_BODY_LIMITS);
    expect(readBodyLimits({ requestBody: {}, 'x-body-limits': { depth: 3 } })).toEqual({
      ...DEFAULT_BODY_LIMITS,
      depth: 3,
    });
    expect(readBodyLimits({}).bytes).toBeLessThan(DEFAULT_BODY_LIMITS.bytes);
  });

  it.each([[{ size: 1 }], [{ bytes: '1 MB' }]])('%j in a document is a mistake', (limits) => {
    expect(() => readBodyLimits({ requestBody: {}, 'x-body-limits': limits })).toThrow('cannot be read');
  });

  const limits = { bytes: 1000, depth: 3, values: 6, items: 3, keys: 2, text: 4 };

  it.each<[unknown, string | undefined, RegExp | undefined]>([
    [{ a: [1, 2, 3], b: 1 }, undefined, undefined],
    ['text', undefined, undefined],
    [{ a: { b: { c: 1 } } }, undefined, undefined],
    [{ a: { b: { c: {} } } }, 'a.b.c', /more than 3 levels/],
    [{ a: [1, 2, 3, 4] }, 'a', /more than 3 items/],
    [{ a: 1, b: 2, c: 3 }, 'body', /more than 2 keys/],
    [{ a: [1, 2, 3], b: [1, 2] }, /^[ab]$/.source, /over 6 values/],
    [{ a: ['texts'] }, 'a.0', /longer than 4/],
    [{ a: { 'a key': 1 } }, 'a', /has a key that must not be longer/],
    [{ a: ['x\0'] }, 'a.0', /NUL/],
    [{ a: { 'x\ud800': 1 } }, 'a', /has a key that contains .*surrogate/],
    [['🧬'], undefined, undefined],
    [JSON.parse('{"a":1e400}'), 'a', /range of a double/],
  ])('%j: %s', (body, field, message) => {
    const problem = checkJsonLimits(body, limits);
    if (field === undefined) expect(problem).toBeUndefined();
    else {
      expect(problem?.field).toMatch(new RegExp(`^(${field})$`));
      expect(problem?.message['en-US']).toMatch(message ?? /./);
      expect(problem?.message['zh-CN']).toMatch(/\p{Script=Han}/u);
    }
  });
});
