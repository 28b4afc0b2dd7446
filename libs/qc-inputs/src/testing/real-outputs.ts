/// <reference types="node" />
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type InputFile } from '../model/qc-inputs';

const FOLDER = resolve(import.meta.dirname, 'real-outputs');
const RNA_FOLDER = resolve(import.meta.dirname, 'rna-outputs');

/** Files that the programs wrote; see real-outputs/SOURCE. */
export function realOutputs(part: 'tools' | 'multiqc' | 'multiqc-formats'): InputFile[] {
  return filesOf(resolve(FOLDER, part));
}

/** Files in the forms of the programs for RNA, and what MultiQC made from them; see rna-outputs/SOURCE. */
export function rnaOutputs(part: 'tools' | 'multiqc'): InputFile[] {
  return filesOf(resolve(RNA_FOLDER, part));
}

function filesOf(folder: string): InputFile[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(?:txt|json|yaml|out)$/.test(path))
    .sort()
    .map((path) => ({ path, text: readFileSync(resolve(folder, path), 'utf8') }));
}

/** Text of one file. */
export function realOutput(part: 'tools' | 'multiqc', path: string): string {
  return readFileSync(resolve(FOLDER, part, path), 'utf8');
}
