import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ourValues } from './our-values.mts';
import { shippedTables } from './shipped-tables.mts';
import { simulatedTables, type ComparedTable } from './simulated-tables.mts';

const SEED = Number(process.env['PROPERTY_SEED'] ?? 20_261_122);
const TABLES = Number(process.env['TABLES'] ?? 60);
const MAX_DIFFERENCE = 1e-6;
const PACKAGES = 'r-base-core r-bioc-edger r-bioc-limma';

/** Compares the figures of libs/qc-metrics with those of R, edgeR and limma on simulated tables and on those that ship. */
function main(): void {
  const folder = mkdtempSync(join(tmpdir(), 'published-'));
  try {
    const tables = [...shippedTables(), ...simulatedTables(SEED, TABLES)];
    tables.forEach((table) => writeTable(folder, table));
    writeFileSync(
      join(folder, 'tables.tsv'),
      [
        'name\tkind\tminCount',
        ...tables.map(({ name, kind, minCount }) => `${name}\t${kind}\t${minCount}`),
      ].join('\n'),
    );
    runR(folder);
    const found = compare(tables, readFileSync(join(folder, 'values.tsv'), 'utf8'));
    process.stdout.write('| table | figure | values | largest difference |\n|---|---|---|---|\n');
    for (const [figure, { values, largest }] of found)
      process.stdout.write(`| ${figure.replace('\t', ' | ')} | ${values} | ${largest.toExponential(1)} |\n`);
    const worst = Math.max(...[...found.values()].map(({ largest }) => largest));
    if (!(worst <= MAX_DIFFERENCE))
      fail(`The largest difference is ${worst}; at most ${MAX_DIFFERENCE} is right.`);
    process.stdout.write(
      `${tables.length} tables, seed ${SEED}: every figure equals that of R within ${MAX_DIFFERENCE}.\n`,
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function writeTable(
  folder: string,
  { name, libraries, features, rows, fpkm, reference }: ComparedTable,
): void {
  const cell = (value: number): string => (Number.isNaN(value) ? 'NA' : String(value));
  const write = (file: string, values: ComparedTable['rows']): void => {
    const lines = values.map((row, index) => [features[index], ...row.map(cell)].join('\t'));
    writeFileSync(join(folder, `${file}.tsv`), [['feature', ...libraries].join('\t'), ...lines].join('\n'));
  };
  write(name, rows);
  if (fpkm) write(`${name}.fpkm`, fpkm);
  const changes = reference.map(({ feature, pair, change }) => [feature, pair, change].join('\t'));
  writeFileSync(join(folder, `${name}.reference.tsv`), ['feature\tpair\tchange', ...changes].join('\n'));
}

function runR(folder: string): void {
  const { error, status, stderr } = spawnSync('Rscript', [join(import.meta.dirname, 'published.R'), folder], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (error) fail(`R is not installed: apt-get install ${PACKAGES}`);
  if (status !== 0) fail(`R ended with an error. Are ${PACKAGES} installed?\n${stderr}`);
}

/** Number of compared values and largest difference by kind of table and figure. P values are compared relative to their size. */
function compare(
  tables: readonly ComparedTable[],
  published: string,
): Map<string, { values: number; largest: number }> {
  const ours = new Map(tables.map((table) => [table.name, ourValues(table)]));
  const kinds = new Map(
    tables.map(({ name, kind }) => [name, name.startsWith('shipped') ? `${kind}, shipped` : kind]),
  );
  const found = new Map<string, { values: number; largest: number }>();
  for (const line of published.trim().split('\n')) {
    const [name = '', figure = '', key = '', text = ''] = line.split('\t');
    const [expected, actual] = [Number(text), ours.get(name)?.get(`${figure}\t${key}`) ?? NaN];
    ours.get(name)?.delete(`${figure}\t${key}`);
    const scale = figure.includes('P.') ? Math.max(Math.abs(expected), 1e-300) : 1;
    const bothUndefined = Number.isNaN(expected) && Number.isNaN(actual);
    const distance = Math.abs(actual - expected) / scale;
    const difference = bothUndefined ? 0 : Number.isNaN(distance) ? Infinity : distance;
    const group = `${kinds.get(name)}\t${figure}`;
    const { values, largest } = found.get(group) ?? { values: 0, largest: 0 };
    found.set(group, { values: values + 1, largest: Math.max(difference, largest) });
  }
  const extra = [...ours].flatMap(([name, values]) => [...values.keys()].map((key) => `${name} ${key}`));
  if (extra.length > 0) fail(`R has no value for ${extra.length} of ours, such as ${extra[0]}.`);
  return new Map([...found].sort(([a], [b]) => a.localeCompare(b)));
}

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

main();
