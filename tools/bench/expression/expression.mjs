import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runBuiltProgram } from '../built-program.mjs';
import { print, printMachine } from '../goals.mjs';
import { buildNumpyPart, numpyPartUsage } from './numpy-part-seconds.mjs';
import { publishedSeconds } from './published-seconds.mjs';
import { writeReferenceSet, writeTable } from './tables.mjs';

const FEATURES = 60_000;
const LIBRARIES = 96;
/** Tables with their goals: MB of resident memory of the whole program, and its share of the processor time of R (ADR 0063). */
const TABLES = [
  {
    title: 'RNA counts, reference set and history',
    table: { kind: 'counts', features: FEATURES, libraries: LIBRARIES },
    omics: 'transcriptomics',
    goals: { shareOfPublished: 0.25, peakMb: 300 },
    // Reading, principal components and correlations alone, which numpy does in 1.0 s.
    partGoals: { cpuSeconds: 2, peakMb: 300 },
  },
  {
    title: 'protein log2 intensities',
    table: { kind: 'log2', features: FEATURES, libraries: LIBRARIES },
    omics: 'proteomics',
    goals: { peakMb: 300 },
  },
  {
    title: 'protein log2 intensities, 300 MB',
    table: { kind: 'log2', megabytes: 300, libraries: LIBRARIES },
    omics: 'proteomics',
    goals: { peakMb: 512 },
  },
];
const RUNS = Number(process.argv[2] ?? 3);

/**
 * Benchmark of expression-matrix-qc: whole runs of the built program on large tables, from its start to the last file, with
 * the least processor time and the largest memory of several runs (three, or the first argument). Exits with 1 past a goal.
 */
async function main() {
  printMachine(`${FEATURES} features x ${LIBRARIES} libraries, ${RUNS} runs each`);
  for (const { title, table, omics, goals, partGoals } of TABLES) {
    const folder = mkdtempSync(join(tmpdir(), 'expression-bench-'));
    try {
      const { dataFile, metadataFile, foldChanges, megabytes } = writeTable(folder, table);
      const sets = join(folder, 'sets');
      mkdirSync(sets);
      if (omics === 'transcriptomics') writeReferenceSet(folder, foldChanges);
      const runs = [];
      for (let run = 0; run < RUNS; run += 1)
        runs.push(
          await runBuiltProgram(
            folder,
            'expression-matrix-qc',
            { omics, dataFile, metadataFile },
            { REFERENCE_SETS_DIR: sets },
          ),
        );
      const published = goals.shareOfPublished === undefined ? null : publishedSeconds(folder, dataFile);
      judge(`${title} (${megabytes.toFixed(0)} MB)`, goals, {
        published,
        cpuSeconds: Math.min(...runs.map(({ cpuSeconds }) => cpuSeconds)),
        peakMb: Math.max(...runs.map(({ peakMb }) => peakMb)),
      });
      print(`  ${figuresOf(runs[0].out)}`);
      if (partGoals) await judgePart(folder, { dataFile, metadataFile }, partGoals);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
}

/** Judges the part of a report that numpy was measured with, in processes of its own. */
async function judgePart(folder, tables, goals) {
  const script = await buildNumpyPart(folder);
  const runs = Array.from({ length: RUNS }, () => numpyPartUsage(folder, script, tables));
  const cpuSeconds = Math.min(...runs.map((run) => run.cpuSeconds));
  const peakMb = Math.max(...runs.map((run) => run.peakMb));
  judge('its reading, components and correlations', goals, { published: null, cpuSeconds, peakMb });
  print(`  features, libraries, pairs: ${runs[0].figures}`);
}

function judge(title, goals, { published, cpuSeconds, peakMb }) {
  const { shareOfPublished, peakMb: mostMb } = goals;
  const mostSeconds = goals.cpuSeconds ?? (published === null ? Infinity : published * shareOfPublished);
  const isPast = cpuSeconds > mostSeconds || peakMb > mostMb;
  if (isPast) process.exitCode = 1;
  print(
    `${isPast ? '✗' : '✓'} ${title}: ${cpuSeconds.toFixed(2)} s of the processor${limitOf(published, mostSeconds, goals)}, ${peakMb.toFixed(0)} MB (goal ${mostMb} MB)`,
  );
}

function limitOf(published, mostSeconds, { cpuSeconds, shareOfPublished }) {
  if (cpuSeconds !== undefined) return ` (goal ${cpuSeconds} s)`;
  if (shareOfPublished === undefined) return '';
  if (published === null) return ' (no goal: R with edgeR and limma is not installed)';
  return ` (goal ${mostSeconds.toFixed(2)} s: R needs ${published.toFixed(2)} s)`;
}

/** Figures of a report, to see that none is missing. */
function figuresOf(out) {
  const { metrics, differential } = JSON.parse(readFileSync(join(out, 'report.json'), 'utf8'));
  const figures = metrics.map(({ key, value }) => `${key} ${value === null ? 'NA' : value.toFixed(4)}`);
  return [...figures, `differential features ${differential ? 'yes' : 'no'}`].join(', ');
}

await main();
