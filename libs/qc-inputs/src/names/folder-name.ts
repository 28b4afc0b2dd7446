import { donorsIn } from './donor';

/** Names of files and folders that say what a file is, and nothing about its sample. */
const GENERIC =
  /^(?:stdout|output|out|results?|report|rep|summary|metrics|stats|flagstat|coverage|idxstats|happy|hap[._-]py|(?:samtools|bcftools)(?:[._-]?stats|[._-]?flagstat|[._-]?coverage)?|(?:alignment_summary|insert_size|wgs|hs|dup(?:lication)?|rna_?seq|quality_yield)[._-]?metrics)$/i;
/** Folders of workflow engines and of tools. */
const PASSED_BY =
  /^(?:outputs|execution|work|data|qc|files|fastqc|fastp|picard|qualimap|multiqc(?:_data)?|star|hisat2|shard-\d+|attempt-\d+|glob-\w+|call-.*|[0-9a-f-]{8,})$/i;

/** True for a name that says nothing about a sample, such as `flagstat`. */
export function isGeneric(name: string): boolean {
  return GENERIC.test(name);
}

/** Nearest folder of a path whose name may be that of a sample; null without one. A name with a donor always may. */
export function namingFolder(path: string): string | null {
  const folders = path.split(/[/\\]/).slice(0, -1).reverse();
  const found = folders.find(
    (name) => name !== '' && (donorsIn(name).length > 0 || !(GENERIC.test(name) || PASSED_BY.test(name))),
  );
  return found ?? null;
}
