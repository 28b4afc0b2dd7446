import type { ResultFile } from '@omics-portal/api';

/** Formats that have a preview. */
export type PreviewFormat = 'text' | 'csv' | 'tsv' | 'json' | 'page' | 'pdf' | 'image' | 'vcf' | 'fastq';

const BY_EXTENSION: Readonly<Record<string, PreviewFormat>> = {
  csv: 'csv',
  tsv: 'tsv',
  tab: 'tsv',
  json: 'json',
  html: 'page',
  htm: 'page',
  pdf: 'pdf',
  png: 'image',
  jpg: 'image',
  jpeg: 'image',
  gif: 'image',
  webp: 'image',
  svg: 'image',
  vcf: 'vcf',
  fastq: 'fastq',
  fq: 'fastq',
};

/** Extensions of further text formats. */
const TEXT =
  /^(?:|txt|log|md|ya?ml|toml|xml|out|err|stdout|stderr|gtf|gff3?|bed|bedgraph|fa|fasta|sam|sh|py|r|nf|wdl|cwl|sum|md5|sha256)$/u;

/** Kinds of outputs whose files may have any extension. */
const BY_KIND: Readonly<Record<string, PreviewFormat>> = {
  csv: 'csv',
  tsv: 'tsv',
  json: 'json',
  html: 'page',
  pdf: 'pdf',
  vcf: 'vcf',
  fastq: 'fastq',
  text: 'text',
};

/** Formats that are read as text, and may be compressed. */
const READABLE = new Set<PreviewFormat>(['text', 'json', 'csv', 'tsv', 'vcf', 'fastq']);

/** Format and compression of a file. */
export interface FileFormat {
  /** Null: the file has no preview. */
  readonly format: PreviewFormat | null;
  /** True for gzip and bgzip. */
  readonly compressed: boolean;
}

/** Format of a file by its name, and for an unknown extension by the kind that the app declares. */
export function fileFormat(name: string, kind: ResultFile['kind'] = null): FileFormat {
  const compressed = /\.b?gz$/iu.test(name);
  const base = name.replace(/\.b?gz$/iu, '');
  const extension = /\.([^./]*)$/u.exec(base)?.[1]?.toLowerCase() ?? '';
  const known = BY_EXTENSION[extension] ?? BY_KIND[kind ?? ''] ?? (TEXT.test(extension) ? 'text' : null);
  return { format: compressed && known !== null && !READABLE.has(known) ? null : known, compressed };
}
