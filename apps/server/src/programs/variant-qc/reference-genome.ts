import { closeSync, existsSync, openSync, readFileSync, readSync } from 'node:fs';
import { findReferenceSet, type InstalledSet, setProblem } from '../report/reference-sets.ts';
import type { BaseAt } from './left-align.ts';

/** Part of the manifest of a reference set that names a genome. */
interface GenomeManifest {
  readonly assembly: string;
  /** FASTA file in the folder of the set; its index has the same name and `.fai`. */
  readonly file: string;
}

/** Identity of the genome that INDELs were left-aligned by. */
export interface GenomeInfo {
  readonly set: string;
  readonly version?: string;
  readonly assembly: string;
}

/** One sequence of the index: number of bases, offset of the first in the file, and bases and bytes of a line. */
interface IndexedSequence {
  readonly length: number;
  readonly offset: number;
  readonly lineBases: number;
  readonly lineBytes: number;
}

const BLOCK_BYTES = 65_536;
/** Blocks that are held: 16 MB. */
const MAX_BLOCKS = 256;
const BASE = /^[ACGT]$/;

/**
 * Bases of a reference genome, read from an uncompressed FASTA file by its index (`samtools faidx`). Only the blocks around the
 * requested positions are read.
 */
export class ReferenceGenome {
  readonly info: GenomeInfo;
  readonly #file: number;
  readonly #sequences: ReadonlyMap<string, IndexedSequence>;
  readonly #blocks = new Map<number, Buffer>();

  /** @throws ProgramError for a missing or empty file or index. */
  constructor({ folder, manifest }: InstalledSet, { assembly, file }: GenomeManifest) {
    const path = `${folder}/${file}`;
    const index = `${path}.fai`;
    for (const each of [path, index]) {
      if (!existsSync(each)) throw setProblem(each, 'the file is missing');
    }
    this.#sequences = sequencesOf(readFileSync(index, 'utf8'));
    if (this.#sequences.size === 0)
      throw setProblem(index, 'it names no sequence; make it with samtools faidx');
    this.#file = openSync(path, 'r');
    const { id, version } = manifest;
    this.info = { set: id, assembly, ...(typeof version === 'string' && { version }) };
  }

  /** Bases of a chromosome, by its name with or without `chr`; undefined for a sequence that the genome lacks. */
  basesOf(chromosome: string): BaseAt | undefined {
    const sequence =
      this.#sequences.get(chromosome) ??
      this.#sequences.get(chromosome.startsWith('chr') ? chromosome.slice(3) : `chr${chromosome}`);
    return sequence && ((position) => this.#baseOf(sequence, position));
  }

  /** Ends reading. */
  close(): void {
    closeSync(this.#file);
  }

  #baseOf({ length, offset, lineBases, lineBytes }: IndexedSequence, position: number): string | undefined {
    if (position < 1 || position > length) {
      return undefined;
    }
    const index = position - 1;
    const at = offset + Math.floor(index / lineBases) * lineBytes + (index % lineBases);
    const byte = this.#block(Math.floor(at / BLOCK_BYTES))[at % BLOCK_BYTES];
    const base = byte === undefined ? '' : String.fromCharCode(byte).toUpperCase();
    return BASE.test(base) ? base : undefined;
  }

  #block(number: number): Buffer {
    const held = this.#blocks.get(number);
    if (held) {
      return held;
    }
    const block = Buffer.alloc(BLOCK_BYTES);
    const size = readSync(this.#file, block, 0, BLOCK_BYTES, number * BLOCK_BYTES);
    const [oldest] = this.#blocks.keys();
    if (oldest !== undefined && this.#blocks.size >= MAX_BLOCKS) {
      this.#blocks.delete(oldest);
    }
    const read = block.subarray(0, size);
    this.#blocks.set(number, read);
    return read;
  }
}

/** Genome of an installed reference set of genomics; undefined without one. Throws ProgramError for a broken set. */
export function installedGenome(): ReferenceGenome | undefined {
  const set = findReferenceSet('genomics', 'genome');
  if (!set) {
    return undefined;
  }
  const { genome } = set.manifest as { readonly genome?: Partial<GenomeManifest> };
  const { assembly, file } = genome ?? {};
  if (typeof assembly !== 'string' || typeof file !== 'string') {
    throw setProblem(`${set.folder}/manifest.json`, 'genome needs assembly and file');
  }
  return new ReferenceGenome(set, { assembly, file });
}

function sequencesOf(index: string): Map<string, IndexedSequence> {
  const sequences = new Map<string, IndexedSequence>();
  for (const line of index.split('\n')) {
    const [name = '', ...numbers] = line.split('\t');
    const [length = NaN, offset = NaN, lineBases = NaN, lineBytes = NaN] = numbers.map(Number);
    if ([length, offset, lineBases, lineBytes].every(Number.isSafeInteger) && lineBases > 0) {
      sequences.set(name, { length, offset, lineBases, lineBytes });
    }
  }
  return sequences;
}
