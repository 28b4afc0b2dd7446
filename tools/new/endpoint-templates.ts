import type { Names } from './names.ts';

const ERRORS = {
  400: 'BadRequest',
  401: 'Unauthorized',
  403: 'Forbidden',
  429: 'TooManyRequests',
  500: 'ServerError',
  503: 'Unavailable',
  507: 'DiskFull',
} as const;
/** Additional error responses of operations that need a token. */
const ACCESS_ERRORS = ['401', '403'];

interface OperationAccess {
  readonly isPublic: boolean;
  /** True if everything in the document is public. */
  readonly isPublicDocument: boolean;
}

/** OpenAPI template of the operation: a page of entries, filtered by a part of their names. */
export function openapiPath(
  { kebab, pascal, title }: Names,
  tag: string,
  { isPublic, isPublicDocument }: OperationAccess,
): string {
  const security = isPublic ? '[]' : '[{bearer: [work:read]}]';
  const errors = Object.entries(ERRORS)
    .filter(([status]) => !isPublic || !ACCESS_ERRORS.includes(status))
    .map(
      ([status, name]) => `        '${status}': {$ref: './shared/errors.yaml#/components/responses/${name}'}`,
    );
  return `  /api/${kebab}:
    get:
      operationId: list${pascal}
      x-rate-limit: reads
      tags: [${tag}]
      summary: ${title}, by name
${isPublicDocument ? '' : `      security: ${security}\n`}      parameters:
        - {$ref: './shared/paging.yaml#/components/parameters/Page'}
        - {$ref: './shared/paging.yaml#/components/parameters/PerPage'}
        - {name: name, in: query, description: Only entries whose names contain this text., schema: {type: string, minLength: 1, maxLength: 64}, example: first}
      responses:
        '200':
          description: One page; empty while the site has none.
          content:
            application/json:
              schema: {$ref: '#/components/schemas/${pascal}Page'}
              example: {total: 1, page: 1, per_page: 10, data: [{id: first, name: First entry}]}
${errors.join('\n')}
`;
}

/** OpenAPI templates of an entry and a page. */
export function openapiSchemas({ pascal, title }: Names): string {
  return `    ${pascal}Entry:
      type: object
      description: 'One entry of the list "${title}".'
      required: [id, name]
      properties:
        id: {type: string, pattern: '^[a-z][a-z0-9-]*$', x-expects: 'a name in lower case with digits and dashes', x-expects-zh-CN: '由小写字母、数字和连字符组成的名称', description: Stays the same when the name changes.}
        name: {type: string, minLength: 1, maxLength: 64, description: As people read it.}
    ${pascal}Page:
      allOf:
        - {$ref: './shared/paging.yaml#/components/schemas/PageFields'}
        - type: object
          required: [data]
          properties:
            data: {type: array, items: {$ref: '#/components/schemas/${pascal}Entry'}}
`;
}

/** Handler template of the reference server. */
export function handlerFile({ pascal, camel, title }: Names, service: string, isPublic: boolean): string {
  const [open, close] = isPublic ? ['', ''] : ['signedIn(', ')'];
  return `import type { components, operations } from '@omics-portal/api/${service}';
import { ${isPublic ? '' : 'signedIn, '}type OperationHandlers } from '../../operations/handler.ts';

type Entry = components['schemas']['${pascal}Entry'];

/** Entries of this site. Add one line for each. */
const ENTRIES: readonly Entry[] = [];

/** Handlers of the list "${title}". */
export function ${camel}Handlers(entries: readonly Entry[] = ENTRIES) {
  return {
    list${pascal}: ${open}async ({ query }) => {
      const { page = 1, per_page: perPage = 10, name = '' } = query;
      const found = entries.filter((entry) => entry.name.includes(name));
      return {
        status: 200,
        body: {
          total: found.length,
          page,
          per_page: perPage,
          data: found.slice((page - 1) * perPage, page * perPage),
        },
      };
    }${close},
  } satisfies Partial<OperationHandlers<operations>>;
}
`;
}

/** Test template of the handler over HTTP, and of its filter. */
export function handlerTest({ kebab, pascal, camel }: Names, service: string, isPublic: boolean): string {
  const refused = isPublic
    ? ''
    : `
test('callers without a token are refused', async () => {
  expect((await server.call('GET', URL)).status).toBe(401);
});
`;
  return `import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/start-server.ts';
import { ${camel}Handlers } from './${kebab}-handlers.ts';

const URL = '/${service}/api/${kebab}';

let server: TestServer;
${isPublic ? '' : 'let token: string;\n'}beforeAll(async () => {
  server = await startTestServer();${isPublic ? '' : "\n  token = await server.signIn('researcher');"}
});
afterAll(() => server.close());

test('the list is paged as in the contract, and empty while the site has no entry', async () => {
  const response = await server.call('GET', \`\${URL}?page=2&per_page=5\`${isPublic ? '' : ', { token }'});
  expect([response.status, await response.json()]).toEqual([
    200,
    { total: 0, page: 2, per_page: 5, data: [] },
  ]);
});

test('an unknown page is refused', async () => {
  expect((await server.call('GET', \`\${URL}?page=0\`${isPublic ? '' : ', { token }'})).status).toBe(400);
});
${refused}
test('entries are filtered by a part of their names', async () => {
  const entries = ['First', 'Second', 'Third'].map((name) => ({ id: name.toLowerCase(), name }));
  const { list${pascal} } = ${camel}Handlers(entries);
  const context = { query: { name: 'ir', per_page: 1 }${isPublic ? '' : ", caller: { sub: 'u1' }"} };
  expect((await list${pascal}(context as Parameters<typeof list${pascal}>[0])).body).toEqual({
    total: 2,
    page: 1,
    per_page: 1,
    data: [{ id: 'first', name: 'First' }],
  });
});
`;
}

/** Mock template: the default response, and the other states of a screen. */
export function mockFile({ kebab, camel }: Names, service: string, isPublic: boolean): string {
  const path = `'get', '/api/${kebab}'`;
  return `import { pageOf } from '../http/pages';
import { ${service} } from '../http/services';

const ENTRIES = [
  { id: 'first', name: 'First entry' },
  { id: 'second', name: 'Second entry' },
];

export const ${camel}Handlers = {
  list: ${service}.on(${path}, ({ query, response }) => {
    const name = query.get('name') ?? '';
    return response(200).json(pageOf(ENTRIES.filter((entry) => entry.name.includes(name)), query));
  }),
  listEmpty: ${service}.on(${path}, ({ query, response }) => response(200).json(pageOf([], query))),
${isPublic ? '' : `  listForbidden: ${service}.failing(${path}, 403),\n`}  listError: ${service}.failing(${path}, 500),
  listLoading: ${service}.pending(${path}),
};
`;
}
