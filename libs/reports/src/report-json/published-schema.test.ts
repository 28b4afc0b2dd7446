import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import dseqcExample from '../testing/dseqc-example-report.json';
import metqcExample from '../testing/metqc-example-report.json';
import protqcExample from '../testing/protqc-example-report.json';
import { FAIR_BATCH } from '../testing/published-reports';
import rseqcExample from '../testing/rseqc-example-report.json';
import { dnaReportSchema } from './dna-report-schema';
import { expressionReportSchema } from './expression-report-schema';

type Path = readonly (string | number)[];

const published = resolve(import.meta.dirname, '../../../../docs/schemas/report-1.json');
const ajv = new Ajv2020({ strict: true, strictRequired: false, allowUnionTypes: true });
addFormats(ajv);
const isPublished = ajv.compile(JSON.parse(readFileSync(published, 'utf8')) as object);

const atLeast = (limit: number) => ({ comparator: '>=', limit });
const WITH_LIMITS = {
  ...protqcExample,
  verdict: {
    ...protqcExample.verdict,
    limits: [
      {
        scope: 'batch',
        metric: 'total',
        origin: 'history',
        warn: { ...atLeast(5), grade: 'Fair' },
        fail: atLeast(3),
      },
    ],
  },
};

const EXAMPLES: [string, unknown, v.GenericSchema][] = [
  ['proteins', protqcExample, expressionReportSchema],
  ['proteins with all limits of the profile', WITH_LIMITS, expressionReportSchema],
  ['metabolites', metqcExample, expressionReportSchema],
  ['reads of RNA', rseqcExample, expressionReportSchema],
  ['DNA', dseqcExample, dnaReportSchema],
  [
    'DNA with values that differ',
    {
      ...dseqcExample,
      differingValues: [
        {
          sample: 'D5_1',
          shown: { column: 'GC', file: 'a.txt', value: 41 },
          other: { column: 'gc', file: 'b.txt', value: 42.5 },
        },
      ],
    },
    dnaReportSchema,
  ],
];
/** Entries of each list that are kept and changed: the first ones, which differ where the examples have several shapes. */
const ENTRIES = 3;
const VALUES = [undefined, null, true, 'another', 7, {}, []];
/** Value that the portal would not look at, because it shows the text as it is. */
const FREE_TEXT = 'generatedAt';

/** True if the portal reads a report without a loss: nothing rejected, replaced or left out. */
function isReadWhole(schema: v.GenericSchema, report: unknown): boolean {
  const read = v.safeParse(schema, report);
  return read.success && isDeepStrictEqual(read.output, report);
}

/** Report with the first entries of its lists, in which each change is made: all lists whole would be read 5,000 times. */
function shortened(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, ENTRIES).map(shortened);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shortened(inner)]));
}

/** Paths of all values in a report. */
function pathsIn(value: unknown, path: Path = []): Path[] {
  if (Array.isArray(value)) {
    return value.flatMap((entry, index) => pathsIn(entry, [...path, index]));
  }
  const below =
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, inner]) => pathsIn(inner, [...path, key]))
      : [];
  return path.length === 0 ? below : [path, ...below];
}

/** Copy of a report in which the value at a path is another one; undefined removes its key. */
function changed(report: unknown, path: Path, value: unknown): unknown {
  const [key = '', ...below] = path;
  const given = report as Record<string | number, unknown>;
  // Only what lies on the path is copied: a report has thousands of values, and each is changed in turn.
  const copy = (Array.isArray(report) ? [...(report as unknown[])] : { ...given }) as typeof given;
  if (below.length > 0) copy[key] = changed(given[key], below, value);
  else if (value === undefined) delete copy[key];
  else copy[key] = value;
  return copy;
}

test.each(EXAMPLES)('a report on %s has the published schema', (_title, report, schema) => {
  expect(isPublished(report), ajv.errorsText(isPublished.errors)).toBe(true);
  expect(isReadWhole(schema, report)).toBe(true);
});

test.each(EXAMPLES)(
  'each change of a value in a report on %s that the portal would not read is refused by the published schema, and no other',
  (_title, example, schema) => {
    const report = shortened(example);
    expect(isPublished(report), ajv.errorsText(isPublished.errors)).toBe(true);
    const paths = pathsIn(report);
    expect(paths.length).toBeGreaterThan(100);
    const changes = paths.flatMap((path) =>
      VALUES.filter((value) => value !== undefined || typeof path.at(-1) === 'string').map((value) => ({
        path: path.join('.'),
        value,
        report: changed(report, path, value),
      })),
    );
    const differing = changes
      .filter((change) => isReadWhole(schema, change.report) !== isPublished(change.report))
      .filter(({ path, value }) => path !== FREE_TEXT || typeof value !== 'string')
      .map(({ path, value }) => ({ path, value }));
    expect(differing).toEqual([]);
  },
);

test('the limit of failure of a value that only warns has the published schema', () => {
  const path = ['verdict', 'reasons', 0, 'nearFailure'];
  const accepted = [
    ...VALUES,
    { comparator: '>' },
    { comparator: '=', limit: 3 },
    { comparator: '>', limit: 3 },
  ]
    .map((value) => changed(FAIR_BATCH, path, value))
    .filter((report) => isReadWhole(expressionReportSchema, report));
  expect(isPublished(FAIR_BATCH), ajv.errorsText(isPublished.errors)).toBe(true);
  expect(accepted).toEqual([
    changed(FAIR_BATCH, path, undefined),
    changed(FAIR_BATCH, path, { comparator: '>', limit: 3 }),
  ]);
  expect(accepted.every((report) => isPublished(report))).toBe(true);
  expect(isPublished(changed(FAIR_BATCH, path, { comparator: '=', limit: 3 }))).toBe(false);
});

test('the two kinds of reports are distinguished, and keys of later programs are allowed', () => {
  expect(isPublished({ ...protqcExample, addedLater: 1 })).toBe(true);
  expect(isPublished({ ...protqcExample, omics: 'genomics' })).toBe(false);
  expect(isPublished({ ...dseqcExample, schemaVersion: 2 })).toBe(false);
});
