import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type FigureKey, type QcInputs, readFolder, type SampleFigures } from '../src/index.ts';
import { readOutputs } from './read-outputs.mts';
import { missingTools, runTools, TABLE_FORMATS } from './run-tools.mts';

const PACKAGES = 'multiqc fastqc fastp bwa samtools bcftools picard-tools';
const SAMPLES = { D5_1: 7, LCL6_rep1: 8 };
const MAX_DIFFERENCE = 1e-9;

/**
 * Runs the tools of Debian over synthetic reads and reads their outputs twice, directly and from MultiQC. Each figure that
 * both have must be equal, and no file may have a problem.
 */
function main(): void {
  const missing = missingTools();
  if (missing.length > 0) {
    process.stderr.write(`Not installed: ${missing.join(', ')}. Run: apt-get install -y ${PACKAGES}\n`);
    process.exitCode = 1;
    return;
  }
  const folder = mkdtempSync(join(tmpdir(), 'qc-inputs-'));
  try {
    runTools(folder, { samples: SAMPLES, reduced: null });
    const tools = readOutputs(join(folder, 'tools'));
    const multiqc = readOutputs(join(folder, 'multiqc'));
    const isJson = ({ path }: { readonly path: string }) => path.endsWith('multiqc_data.json');
    const direct = readFolder(tools);
    const faults = [
      ...compared('multiqc_data.json', direct, readFolder(multiqc.filter(isJson))),
      ...compared('multiqc tables', direct, readFolder(multiqc.filter((file) => !isJson(file)))),
      ...TABLE_FORMATS.flatMap((format) => {
        const outputs = readOutputs(join(folder, `multiqc-${format}`));
        return compared(
          `multiqc tables, ${format}`,
          direct,
          readFolder(outputs.filter((file) => !isJson(file))),
        );
      }),
      ...contradictions(readFolder([...tools, ...multiqc])),
    ];
    faults.forEach((fault) => {
      process.stderr.write(`${fault}\n`);
    });
    process.exitCode = faults.length > 0 ? 1 : 0;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Differences between the figures of two readings; prints the number of figures that both have. */
function compared(name: string, direct: QcInputs, other: QcInputs): string[] {
  const faults: string[] = [];
  let equal = 0;
  for (const sample of other.samples) {
    const twin = direct.samples.find((each) => each.name === sample.name && each.read === sample.read);
    for (const key of Object.keys(sample.figures) as FigureKey[]) {
      const difference = differenceOf(key, sample, twin);
      if (difference === null || difference <= MAX_DIFFERENCE) {
        equal += Number(difference !== null);
      } else {
        faults.push(`${name}: ${sample.name} ${key} differs by ${String(difference)}`);
      }
    }
  }
  process.stdout.write(
    `${name}: ${String(equal)} figures of ${String(other.samples.length)} samples and files equal\n`,
  );
  return equal > 0 ? faults : [...faults, `${name}: no figure to compare`];
}

function differenceOf(key: FigureKey, sample: SampleFigures, twin: SampleFigures | undefined): number | null {
  const [a, b] = [sample.figures[key], twin?.figures[key]];
  return a && b && a.source.tool === b.source.tool
    ? Math.max(0, Math.abs(a.value - b.value) - a.rounding - b.rounding) / Math.max(1, Math.abs(b.value))
    : null;
}

function contradictions({ conflicts, files }: QcInputs): string[] {
  process.stdout.write(
    `${String(files.length)} files: ${[...new Set(files.map(({ format }) => format))].join(', ')}\n`,
  );
  return [
    ...conflicts
      .filter(({ kind }) => kind === 'contradiction')
      .map(
        ({ name, key, kept, other }) => `${name} ${key}: ${String(kept.value)} and ${String(other.value)}`,
      ),
    ...files.flatMap(({ path, problems }) =>
      problems.map((problem) => `${path}: ${JSON.stringify(problem)}`),
    ),
  ];
}

main();
