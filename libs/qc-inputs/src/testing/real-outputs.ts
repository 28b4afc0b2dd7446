/// <reference types="node" />
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type InputFile } from '../model/qc-inputs';

const FOLDER = resolve(import.meta.dirname, 'real-outputs');

/** Files that the programs wrote; see real-outputs/SOURCE. */
export function realOutputs(part: 'tools' | 'multiqc'): InputFile[] {
  return readdirSync(resolve(FOLDER, part), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(?:txt|json)$/.test(path))
    .sort()
    .map((path) => ({ path, text: readFileSync(resolve(FOLDER, part, path), 'utf8') }));
}

/** Text of one file. */
export function realOutput(part: 'tools' | 'multiqc', path: string): string {
  return readFileSync(resolve(FOLDER, part, path), 'utf8');
}
