import { closeSync, mkdirSync, openSync, statSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { normal, randomFrom } from '../../../apps/server/src/programs/synthetic/random.ts';

const SAMPLES = ['D5', 'D6', 'F7', 'M8'];
const MEGABYTE = 1 << 20;
/** A reference set describes each gene of this many. */
const GENES_PER_REFERENCE = 6;

const libraryNames = (libraries) =>
  Array.from({ length: libraries }, (_, index) => `${SAMPLES[index % 4]}_${Math.floor(index / 4) + 1}`);

/** Cells of a feature as text, with its log2 changes by sample: counts of RNA, or log2 intensities of proteins with five decimals. */
const CELLS = {
  counts: (random) => {
    const level = 2 ** (2 + 8 * random());
    const changes = SAMPLES.map(() => (random() < 0.3 ? 1.2 * normal(random) : 0));
    const cell = (library) => {
      const expected = level * 2 ** changes[library % 4];
      return String(
        Math.max(0, Math.round(expected + Math.sqrt(expected + (0.1 * expected) ** 2) * normal(random))),
      );
    };
    return { cell, changes };
  },
  log2: (random) => {
    const level = 22 + 2 * normal(random);
    const changes = SAMPLES.map(() => normal(random));
    const cell = (library) =>
      random() < 0.03 ? 'NA' : (level + changes[library % 4] + 0.2 * normal(random)).toFixed(5);
    return { cell, changes };
  },
};

/**
 * Writes a table of a number of features, or of a size in MB, with its sample sheet. Returns their paths, the size, and the
 * fold changes of some features.
 */
export function writeTable(folder, { kind, features = Infinity, megabytes = Infinity, libraries }) {
  const random = randomFrom(17);
  const names = libraryNames(libraries);
  const [dataFile, metadataFile] = [join(folder, 'data.csv'), join(folder, 'sheet.csv')];
  const file = openSync(dataFile, 'w');
  let lines = [['gene', ...names].join(',')];
  const foldChanges = [];
  let bytes = 0;
  for (let feature = 0; feature < features && bytes < megabytes * MEGABYTE; feature += 1) {
    const { cell, changes } = CELLS[kind](random);
    if (feature % GENES_PER_REFERENCE === 0) {
      const name = `ENSG${String(feature).padStart(11, '0')}`;
      for (const [index, sample] of SAMPLES.entries())
        if (sample !== 'D6') foldChanges.push([name, `${sample}/D6`, changes[index] - changes[1]].join(','));
    }
    lines.push(
      [`ENSG${String(feature).padStart(11, '0')}`, ...names.map((_, index) => cell(index))].join(','),
    );
    if (lines.length > 2000) {
      bytes += writeSync(file, `${lines.join('\n')}\n`);
      lines = [];
    }
  }
  writeSync(file, lines.map((line) => `${line}\n`).join(''));
  closeSync(file);
  writeFileSync(
    metadataFile,
    ['name,sample', ...names.map((name) => `${name},${name.slice(0, 2)}`)].join('\n'),
  );
  return { dataFile, metadataFile, foldChanges, megabytes: statSync(dataFile).size / MEGABYTE };
}

/** Installs a reference set for RNA in a folder: fold changes, and 21 batches. */
export function writeReferenceSet(folder, foldChanges) {
  const set = join(folder, 'sets/transcriptomics-bench');
  mkdirSync(set, { recursive: true });
  writeFileSync(join(set, 'changes.csv'), ['gene,pair,log2fc', ...foldChanges].join('\n'));
  const batches = Array.from({ length: 21 }, (_, index) =>
    [`B${index}`, 12 + index, 0.8 + index / 120].join(','),
  );
  writeFileSync(join(set, 'history.csv'), ['batch,SNR,RC', ...batches].join('\n'));
  const manifest = {
    id: 'transcriptomics-bench',
    omics: 'transcriptomics',
    title: 'Synthetic reference',
    licence: 'MIT',
    source: 'a generator',
    foldChanges: {
      file: 'changes.csv',
      key: 'gene',
      columns: { feature: 'gene', pair: 'pair', log2FoldChange: 'log2fc' },
    },
    history: { file: 'history.csv', columns: { batch: 'batch', snr: 'SNR', rc: 'RC' } },
  };
  writeFileSync(join(set, 'manifest.json'), JSON.stringify(manifest));
  return join(folder, 'sets');
}
