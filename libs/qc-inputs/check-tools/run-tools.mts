import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../../..');
const SYNTHETIC = join(ROOT, 'apps/server/src/programs/synthetic/main.ts');
const REQUIRED = ['fastqc', 'fastp', 'bwa', 'samtools', 'bcftools', 'multiqc'];
/** Formats of the tables of MultiQC beside its TSV. */
export const TABLE_FORMATS = ['json', 'yaml'] as const;
const PICARD = 'PicardCommandLine';

/** Settings of a run of the tools. */
export interface ToolRun {
  /** Samples and the seeds of their synthetic genomes. */
  readonly samples: Readonly<Record<string, number>>;
  /** Length to which reads are cut, and number of pairs; null for the reads as they are. */
  readonly reduced: { readonly length: number; readonly pairs: number } | null;
}

/** Required programs that are not installed. */
export function missingTools(): string[] {
  return REQUIRED.filter((tool) => !isInstalled(tool));
}

function isInstalled(tool: string): boolean {
  return spawnSync('which', [tool]).status === 0;
}

/**
 * Runs the tools over synthetic reads: FastQC, fastp, BWA-MEM, SAMtools, bcftools, Picard where it is installed, and MultiQC over
 * all of them. Outputs are in `tools` and `multiqc` of the folder, and tables in other formats in `multiqc-json` and `multiqc-yaml`.
 */
export function runTools(folder: string, { samples, reduced }: ToolRun): void {
  mkdirSync(join(folder, 'tools'), { recursive: true });
  for (const [sample, seed] of Object.entries(samples)) {
    makeReads(folder, sample, seed, reduced);
    describeSample(folder, sample);
  }
  run(folder, 'multiqc', ['--force', '--quiet', '--outdir', 'multiqc', 'tools']);
  for (const format of TABLE_FORMATS) {
    run(folder, 'multiqc', ['--quiet', '--data-format', format, '--outdir', `multiqc-${format}`, 'tools']);
  }
}

function makeReads(folder: string, sample: string, seed: number, reduced: ToolRun['reduced']): void {
  const params = join(folder, 'params.json');
  const made = join(folder, `genome-${sample}`);
  writeFileSync(params, JSON.stringify({ kind: 'genome', seed }));
  run(ROOT, process.execPath, ['--import', 'tsx', SYNTHETIC, '--params', params, '--out', made]);
  copyFileSync(join(made, 'synthetic_genome.fasta'), join(folder, 'reference.fasta'));
  for (const read of ['R1', 'R2']) {
    const source = join(made, `synthetic_genome_${read}.fastq.gz`);
    const target = join(folder, `${sample}_${read}.fastq.gz`);
    if (reduced) {
      const lines = String(4 * reduced.pairs);
      const cut = `zcat "$0" | head -n ${lines} | awk 'NR%2==0{$0=substr($0,1,${String(reduced.length)})}1' | gzip -n > "$1"`;
      run(folder, 'bash', ['-c', cut, source, target]);
    } else {
      copyFileSync(source, target);
    }
  }
}

function describeSample(folder: string, sample: string): void {
  const reads = [`${sample}_R1.fastq.gz`, `${sample}_R2.fastq.gz`];
  const out = (name: string) => `tools/${sample}.${name}`;
  const save = (name: string, text: string) => {
    writeFileSync(join(folder, out(name)), text);
  };
  run(folder, 'fastqc', ['--quiet', '--extract', '--outdir', 'tools', ...reads]);
  const trimmed = ['trimmed_1.fq.gz', 'trimmed_2.fq.gz'];
  const [first = '', second = ''] = reads;
  run(
    folder,
    'fastp',
    ['-i', first, '-I', second, '-o', trimmed[0] ?? '', '-O', trimmed[1] ?? ''].concat([
      '--json',
      out('fastp.json'),
      '--html',
      'fastp.html',
    ]),
  );
  run(folder, 'bwa', ['index', 'reference.fasta']);
  run(folder, 'samtools', ['faidx', 'reference.fasta']);
  const bam = `${sample}.bam`;
  const group = `@RG\\tID:${sample}\\tSM:${sample}\\tPL:ILLUMINA`;
  run(folder, 'bwa', ['mem', '-R', group, '-o', 'aligned.sam', 'reference.fasta', ...trimmed]);
  run(folder, 'samtools', ['sort', '--write-index', '-o', `${bam}##idx##${bam}.bai`, 'aligned.sam']);
  save('stats.txt', run(folder, 'samtools', ['stats', bam]));
  save('coverage.txt', run(folder, 'samtools', ['coverage', bam]));
  save('flagstat.txt', run(folder, 'samtools', ['flagstat', bam]));
  run(folder, 'bcftools', ['mpileup', '-f', 'reference.fasta', '-o', 'pileup.vcf', bam]);
  run(folder, 'bcftools', ['call', '--ploidy', '2', '-mv', '-Oz', '-o', `${sample}.vcf.gz`, 'pileup.vcf']);
  save('bcftools_stats.txt', run(folder, 'bcftools', ['stats', `${sample}.vcf.gz`]));
  if (isInstalled(PICARD)) {
    runPicard(folder, bam, out);
  }
}

function runPicard(folder: string, bam: string, out: (name: string) => string): void {
  const common = [`I=${bam}`, 'QUIET=true', 'VERBOSITY=ERROR'];
  const reference = 'R=reference.fasta';
  run(folder, PICARD, [
    'CollectAlignmentSummaryMetrics',
    ...common,
    reference,
    `O=${out('alignment_summary_metrics.txt')}`,
  ]);
  run(folder, PICARD, [
    'CollectInsertSizeMetrics',
    ...common,
    'H=insert.pdf',
    `O=${out('insert_size_metrics.txt')}`,
  ]);
  run(folder, PICARD, ['CollectWgsMetrics', ...common, reference, `O=${out('wgs_metrics.txt')}`]);
}

function run(folder: string, program: string, args: readonly string[]): string {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) {
    throw new Error(`${program} ${args.join(' ')}: ${error?.message ?? stderr}`);
  }
  return stdout;
}
