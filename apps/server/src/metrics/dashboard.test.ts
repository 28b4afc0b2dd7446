import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parser } from '@prometheus-io/lezer-promql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findHome } from '../config/server-home.ts';
import { readMetrics, type ReadMetrics } from '../testing/read-metrics.ts';
import { startTestServer, type TestServer } from '../testing/start-server.ts';

interface Panel {
  id: number;
  title: string;
  gridPos: { x: number; y: number; w: number; h: number };
  targets: { expr: string; legendFormat: string }[];
}

const file = join(findHome().repository, 'deploy/grafana/omics-portal.json');
const { panels } = JSON.parse(readFileSync(file, 'utf8')) as { panels: Panel[] };
/** Labels that Prometheus adds, and that of the limits of a histogram. */
const ADDED = ['instance', 'le'];

let server: TestServer;
let figures: ReadMetrics;
beforeAll(async () => {
  server = await startTestServer({ seed: true });
  await server.call('GET', '/dataseq/api/repo');
  figures = readMetrics(await (await server.call('GET', '/metrics')).text());
});
afterAll(() => server.close());

/** Nodes of an expression with these names, as text; Grafana replaces the variables before Prometheus sees them. */
function nodesOf(expression: string, ...names: string[]): string[] {
  const text = expression.replaceAll('$__rate_interval', '1m');
  const found: string[] = [];
  parser.parse(text).iterate({
    enter: ({ name, type, from, to }) => {
      if (names.includes(name) || (names.includes('error') && type.isError)) found.push(text.slice(from, to));
    },
  });
  return found;
}

test.each(panels.flatMap(({ title, targets }) => targets.map((target) => ({ title, ...target }))))(
  '$title reads figures and labels that the server has',
  ({ expr, legendFormat }) => {
    expect(nodesOf(expr, 'error')).toEqual([]);
    const names = nodesOf(expr, 'VectorSelector').map((selector) => selector.replace(/\{.*/s, ''));
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => !figures.described.includes(name.replace(/_bucket$/, '')))).toEqual([]);
    const known = [...ADDED, ...names.flatMap((name) => figures.labelNames(name))];
    const used = [
      ...nodesOf(expr, 'LabelName'),
      ...[...legendFormat.matchAll(/\{\{(\w+)\}\}/g)].map(([, label]) => label ?? ''),
    ];
    if (names.some((name) => figures.names.includes(name)))
      expect(used.filter((label) => !known.includes(label))).toEqual([]);
  },
);

test('every figure of the portal is in a panel', () => {
  const shown = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)).join('\n');
  const own = figures.described.filter((name) => name.startsWith('portal_'));
  expect(own.length).toBeGreaterThan(15);
  expect(own.filter((name) => !shown.includes(name))).toEqual([]);
});

test('panels have ids of their own and do not cover each other', () => {
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
    Array.from({ length: w * h }, (_, cell) => `${x + (cell % w)} ${y + Math.floor(cell / w)}`),
  );
  expect(new Set(cells).size).toBe(cells.length);
});
