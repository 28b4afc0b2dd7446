/// <reference types="node" />
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type InputFile } from '../model/qc-inputs';

const SEED = resolve(import.meta.dirname, '../../../../apps/server/seed/dnaseq');

/** Names of the tables of a published Quartet example, as MultiQC 1.11 exported them. */
const EXPORTS = [
  'multiqc_pre_alignment_qc_summary.txt',
  'multiqc_post_alignment_qc_summary.txt',
  'multiqc_variant_calling_qc_details.txt',
  'multiqc_mendelian_details.txt',
];

/** Tables of the published WGS or WES example. */
export function publishedExample(kind: 'wgs' | 'wes'): InputFile[] {
  return EXPORTS.map((path) => ({ path, text: readFileSync(resolve(SEED, kind, path), 'utf8') }));
}
