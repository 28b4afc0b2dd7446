import { isGeneric, namingFolder } from './folder-name';

/**
 * Endings of file names at which MultiQC cuts the name of a sample, those of the supported tools. Text after the ending
 * is dropped too.
 */
const ENDINGS = [
  ...[
    'gz',
    'bz2',
    'zip',
    'fastq',
    'fq',
    'bam',
    'sam',
    'cram',
    'vcf',
    'bcf',
    'fa',
    'fasta',
    'dat',
    'log',
    'out',
  ],
  ...[
    'html',
    'json',
    'txt',
    'tsv',
    'csv',
    'flagstat',
    'coverage',
    'idxstats',
    'sorted',
    'deduped',
    'deduplicated',
    'dedup',
    'markdup',
  ],
  ...[
    'aligned',
    'merge',
    'clean',
    'report',
    'trim',
    'mapped',
    'fastp',
    'pipe',
    'stderr',
    'counts',
    'hisat2',
    'read_distribution',
  ],
].map((ending) => `\\.${ending}(?=[._-]|$)`);
const SUFFIXES = ['_fastqc', '_screen(?=\\.|$)', '_bamqc(?=\\.|$)'];
/** Endings of metrics files of Picard and GATK: `D5.dup_metrics`, `D5_insert_size_metrics`. */
const METRICS =
  '[._-](?:alignment(?:_summary)?|insert_size|wgs|hs|dup(?:licat(?:ion|es?))?|markdup(?:licates)?|rna_?seq|quality_yield)[._-]?metrics(?=\\.|$)';
const FILE_ENDING = new RegExp([...ENDINGS, ...SUFFIXES, METRICS].join('|'));

/** Endings that are removed only from the end of a name. */
const TRAILING =
  /(?:[.:_-]|_val(?:_[12])?|_trimmed|\.trimmed|_summary|\.summary|\.stats|\.hist|_matrix|_mqc)$/;

/** Read number at the end of the name of a FASTQ file, with the chunk number of bcl2fastq. */
const READ_ENDING = /[._-](?:R|read)([12])(?:_\d{3})?$/i;
/** Read number of a file of the Sequence Read Archive; elsewhere `_1` may be a replicate. */
const ARCHIVE_READ = /^([DES]RR\d+)_([12])$/;

/**
 * Name of a sample from a file name or from the name that a tool wrote: without path and file endings, as MultiQC cleans
 * it. A file whose own name says nothing about its sample is named by its folder: `D5_1/flagstat.txt`. The name stays as written
 * when nothing would be left.
 */
export function cleanSampleName(written: string): string {
  const base = written.slice(Math.max(written.lastIndexOf('/'), written.lastIndexOf('\\')) + 1).trim();
  const cut = base.search(FILE_ENDING);
  let name = cut < 0 ? base : base.slice(0, cut);
  for (let shorter = name.replace(TRAILING, ''); shorter !== name; shorter = name.replace(TRAILING, '')) {
    name = shorter;
  }
  name = name.replace(/^[.:_-]+/, '').trim();
  if (name === '') {
    return written.trim();
  }
  return isGeneric(name) ? (namingFolder(written) ?? name) : name;
}

/** Name of a FASTQ file without its read number, and the number; null when the name has none. */
export function splitRead(name: string): { readonly name: string; readonly read: 1 | 2 | null } {
  const ending = READ_ENDING.exec(name);
  if (ending && ending.index > 0) {
    return { name: name.slice(0, ending.index), read: ending[1] === '1' ? 1 : 2 };
  }
  const archived = ARCHIVE_READ.exec(name);
  return archived ? { name: archived[1] ?? name, read: archived[2] === '1' ? 1 : 2 } : { name, read: null };
}
