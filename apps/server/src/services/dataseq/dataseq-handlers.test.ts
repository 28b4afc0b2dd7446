import { createHash } from 'node:crypto';
import { spawnSync } from 'node:child_process';
import { emptyQuery, toQueryTree, withFilter } from '@omics-portal/data-query';
import { toCode } from '@omics-portal/data-query/code';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/start-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ seed: true, environment: { BRAND: 'acme' } });
});

afterAll(() => server.close());

async function ask(path: string, json: unknown) {
  const response = await server.call('POST', `/dataseq${path}`, { json });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

const rule = (variable: string, operator: string, value: unknown) => ({
  type: 'rule',
  query: { variable, operator, value },
});

test('collections and schemas are public; an unknown collection has no fields', async () => {
  const list = await server.call('GET', '/dataseq/api/list-collections');
  expect(await list.json()).toEqual({
    collections: ['acme_genomics', 'acme_transcriptomics', 'acme_proteomics', 'acme_metabolomics'],
  });
  const schema = (await (await server.call('GET', '/dataseq/api/schema/acme_proteomics')).json()) as {
    key: string;
    priority: number;
  }[];
  expect(schema.filter((field) => field.priority <= 5).map((field) => field.key)).toEqual([
    'data_type',
    'data_format',
    'sample',
    'data_category',
    'synthetic',
  ]);
  expect(schema).toContainEqual(
    expect.objectContaining({
      key: 'snr',
      type: 'precision',
      min: 0.585,
      max: 30.594,
      values: [{ _id: 'snr', min: 0.585, max: 30.594 }],
    }),
  );
  expect(await (await server.call('GET', '/dataseq/api/schema/nobody_knows')).json()).toEqual([]);
});

test('the schema has the labels of values in every language of the example data', async () => {
  const fields = (await (await server.call('GET', '/dataseq/api/schema/acme_proteomics')).json()) as {
    key: string;
    labels?: unknown;
  }[];
  const labelsOf = (key: string) => fields.find((field) => field.key === key)?.labels;
  expect(labelsOf('data_type')).toMatchObject({ 'zh-CN': { 'Library QC': '文库质控' } });
  expect(labelsOf('project_name')).toMatchObject({ 'zh-CN': { 'Proteomics history': '蛋白质组历史数据' } });
  expect(fields.find((field) => field.key === 'site')).not.toHaveProperty('labels');
});

test('a query returns a sorted page with its totals', async () => {
  const query = withFilter(emptyQuery('acme_proteomics'), 'snr', { kind: 'number', min: 25, max: 28 });
  const { status, body } = await ask(
    '/api/collections/acme_proteomics?sort=snr:desc&per_page=2',
    toQueryTree(query),
  );
  expect(status).toBe(200);
  expect(body).toMatchObject({
    page: 1,
    per_page: 2,
    total: expect.any(Number),
    data: [{ snr: 27.179 }, { snr: 27.179 }],
  });
});

test('one record is found by its path', async () => {
  const path = 'minio://acme-data-portal/proteomics/protqc_data_log2_example.csv';
  const { body } = await ask('/api/collections/acme_proteomics', rule('file_path', '=', path));
  expect(body).toMatchObject({ total: 1, data: [{ file_path: path, file_size: 590308 }] });
});

test.each([
  ['/api/collections/acme_proteomics', rule('no_such', '=', 1), 'no_such'],
  [
    '/api/collections/acme_proteomics',
    { type: 'group', operator: 'and', children: [rule('snr', '>', 1), rule('nope', '=', 1)] },
    'nope',
  ],
  ['/api/collections/acme_proteomics', rule('site', 'regex', '(a+)+'), 'query.value'],
  ['/api/collections/acme_proteomics', rule('site', '=', 'a\u0000'), 'query.value'],
  ['/api/collections/acme_proteomics?sort=nope:asc', {}, 'sort'],
  ['/api/count-collections/acme_proteomics?group=nope', {}, 'group'],
  ['/api/count-collections/acme_proteomics?group=site&dedup_field=nope', {}, 'dedup_field'],
  ['/api/count-collections/acme_proteomics', {}, 'group'],
])('%s with %j is a 400 that names "%s"', async (path, tree, field) => {
  const { status, body } = await ask(path, tree);
  expect(status).toBe(400);
  expect(body).toMatchObject({
    message: expect.stringMatching(/\.$/),
    details: [{ field, message: expect.any(String) }],
  });
});

/** Query with different patterns on the text fields of a collection, and every field as a facet. */
async function patternQuery(patterns: readonly string[]) {
  const schema = (await (await server.call('GET', '/dataseq/api/schema/acme_proteomics')).json()) as {
    key: string;
    type: string;
  }[];
  const texts = schema.filter(({ type }) => type !== 'precision').map(({ key }) => key);
  const children = patterns.map((pattern, index) =>
    rule(texts[index % texts.length] ?? '', 'regex', pattern),
  );
  return {
    query: { type: 'group', operator: 'or', children },
    facets: Array.from({ length: 64 }, (_, index) => ({ field: texts[index % texts.length] ?? '' })),
  };
}

test('the patterns of one request share a work limit, so that other requests do not wait', async () => {
  const hostile = await patternQuery(Array.from({ length: 900 }, (_, index) => 'a?'.repeat(200) + index));
  const tooLong = { message: expect.stringContaining('The pattern takes too long on this collection') };
  for (const [path, body] of [
    ['/api/facets/acme_proteomics', hostile],
    ['/api/collections/acme_proteomics', hostile.query],
    ['/api/count-collections/acme_proteomics?group=site', hostile.query],
  ] as const)
    expect([path, await ask(path, body)]).toMatchObject([path, { status: 400, body: tooLong }]);

  const search = await patternQuery(Array.from({ length: 40 }, () => '[fF][uU][sS][iI][oO][nN]'.repeat(4)));
  expect((await ask('/api/facets/acme_proteomics', search)).status).toBe(200);
  const searches = await patternQuery(Array.from({ length: 900 }, (_, index) => `^D5_${index}$`));
  expect((await ask('/api/collections/acme_proteomics', searches.query)).status).toBe(200);
});

test('an unknown collection is a 404 for records and counts', async () => {
  expect((await ask('/api/collections/nobody_knows', {})).status).toBe(404);
  expect((await ask('/api/count-collections/nobody_knows?group=site', {})).status).toBe(404);
});

test('a count reads the field from the query or from the body', async () => {
  const tree = rule('data_type', '=', 'Library QC');
  const inQuery = await ask('/api/count-collections/acme_proteomics?group=sample', tree);
  const inBody = await ask('/api/count-collections/acme_proteomics', { group: 'sample', query: tree });
  const byTotal = (body: unknown) =>
    (body as { _id: string; total: number }[]).sort((a, b) => a._id.localeCompare(b._id));
  expect(byTotal(inQuery.body)).toEqual(['D5', 'D6', 'F7', 'M8'].map((_id) => ({ _id, total: 99 })));
  expect(byTotal(inBody.body)).toEqual(byTotal(inQuery.body));
  const libraries = await ask(
    '/api/count-collections/acme_proteomics?group=synthetic&dedup_field=donor_id',
    {},
  );
  expect(libraries.body).toEqual([{ _id: false, total: 4 }]);
});

test('the sources are those of the database', async () => {
  const repos = (await (await server.call('GET', '/dataseq/api/repo')).json()) as {
    name: string;
    files: string[];
  }[];
  expect(repos.map((repo) => repo.name)).toEqual([
    'quartet-studio',
    'quartet-protqc-report',
    'quartet-dseqc-report',
    'synthetic-generators',
  ]);
  expect(repos[0]?.files).toContain('protqc_data_log2_example.csv');
});

test.each([
  ['en-US', /^Example tables of proteomics/],
  ['zh-CN', /^来自 chinese-quartet/],
])('the description of a source is in the language of the request (%s)', async (language, expected) => {
  const headers = { 'accept-language': language };
  const [first] = (await (await server.call('GET', '/dataseq/api/repo', { headers })).json()) as {
    description: string;
  }[];
  expect(first?.description).toMatch(expected);
  expect(first).not.toHaveProperty('description_zh');
});

test.each(['md5sum', 'sha256'])(
  'a file is signed by its %s, and the link gives its bytes without a token',
  async (column) => {
    const { body: page } = await ask(
      '/api/collections/acme_metabolomics',
      rule('data_type', '=', 'Expression matrix'),
    );
    const hash = String((page['data'] as Record<string, unknown>[])[0]?.[column]);
    const response = await server.call('POST', `/dataseq/api/v1/files/hash/${hash}?which_repo=http`);
    expect(response.status).toBe(201);
    const { sign, filename, size } = (await response.json()) as {
      sign: { baseurl: string; params: string[]; method: string };
      filename: string;
      size: number;
    };
    expect([filename, size, sign.method]).toEqual(['metqc_data_example.csv', 35847, 'GET']);
    const bytes = Buffer.from(await (await fetch(`${sign.baseurl}?${sign.params.join('&')}`)).arrayBuffer());
    expect(
      createHash(column === 'md5sum' ? 'md5' : 'sha256')
        .update(bytes)
        .digest('hex'),
    ).toBe(hash);
  },
);

test.each(['d41d8cd98f00b204e9800998ecf8427e', 'a'.repeat(64), '0'.repeat(8), `${'0'.repeat(32)}-4`])(
  'the checksum %s is unknown: 404 with a sentence',
  async (hash) => {
    const response = await server.call('POST', `/dataseq/api/v1/files/hash/${hash}`);
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ message: `No public file has the checksum ${hash}.` });
  },
);

test('the shell passes the tree of a copied query to curl unchanged, whatever the values', () => {
  const values = ["it's", '"', '$HOME', '`id`', '\\', '中文', '🧬', 'a\nb', '!x'];
  const query = withFilter(emptyQuery('acme_proteomics'), 'site', { kind: 'category', values });
  // The program asks for page after page: the body of the first is that of all.
  const fake =
    'curl() { while [ "$#" -gt 0 ]; do case "$1" in --data*|-d) printf %s "$2"; exit;; esac; shift; done; }';
  const { stdout } = spawnSync('sh', ['-c', `${fake}\n${toCode(query, 'curl', { baseUrl: server.url })}`], {
    encoding: 'utf8',
  });
  expect(JSON.parse(stdout)).toEqual(toQueryTree(query));
});
