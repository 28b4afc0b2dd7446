import { type BaseAt, leftAligned } from './left-align.ts';
import { PartialReference } from './partial-reference.ts';
import { variantKey } from './small-variants.ts';

/** Bases of a chromosome; undefined for one whose sequence is not known. */
export type BasesOf = (chromosome: string) => BaseAt | undefined;

/** Moved INDELs, and the REF string that contradicts the genome, because of which the bases of the files were used. */
export interface MovedKeys {
  /** New key of each INDEL that moves, by its key. */
  readonly moved: ReadonlyMap<string, string>;
  readonly contradiction?: { readonly chromosome: string; readonly position: number };
}

/**
 * New keys of INDELs that can be spelled further left; keys that stay are not in it. Bases are those of the genome, and without one,
 * or on a chromosome that it lacks, those that the keys and further REF strings (by chromosome and position) hold together. A genome
 * that differs from a REF string is of another assembly and is not used. A VCF of a usual caller is left-aligned already: then no
 * reference is built.
 */
export function movedKeys(
  variants: ReadonlyMap<string, unknown>,
  references: ReadonlyMap<string, string>,
  genome?: BasesOf,
): MovedKeys {
  const movable: string[] = [];
  for (const key of variants.keys()) {
    if (isMovable(key)) {
      movable.push(key);
    }
  }
  const other = genome && movable.map(partsOf).find((variant) => contradicts(genome, variant));
  const known = other ? undefined : genome;
  const inFiles = movable.filter((key) => known?.(partsOf(key).chromosome) === undefined);
  const partial = basesOfFiles(variants, references, inFiles);
  const moved = new Map<string, string>();
  for (const key of movable) {
    const { chromosome, ...variant } = partsOf(key);
    const baseAt = known?.(chromosome) ?? partial.basesOf(chromosome);
    const aligned = variantKey(chromosome, leftAligned(variant, baseAt));
    if (aligned !== key) {
      moved.set(key, aligned);
    }
  }
  return { moved, ...(other && { contradiction: other }) };
}

/** Whether the REF string of a variant is another sequence than the genome has there. */
function contradicts(genome: BasesOf, { chromosome, position, reference }: Site): boolean {
  const baseAt = genome(chromosome);
  return [...reference].some((base, index) => {
    const known = baseAt?.(position + index);
    return known !== undefined && base !== known && base !== 'N';
  });
}

/** Bases around the movable keys, of the REF strings of all files. */
function basesOfFiles(
  variants: ReadonlyMap<string, unknown>,
  references: ReadonlyMap<string, string>,
  movable: readonly string[],
): PartialReference {
  const reference = new PartialReference();
  if (movable.length === 0) {
    return reference;
  }
  for (const key of movable) {
    const { chromosome, position } = partsOf(key);
    reference.choose(chromosome, position);
  }
  for (const key of variants.keys()) {
    const { chromosome, position, reference: bases } = partsOf(key);
    reference.add(chromosome, position, bases);
  }
  for (const [site, bases] of references) {
    const { chromosome, position } = partsOf(site);
    reference.add(chromosome, position, bases);
  }
  return reference;
}

/** Whether both alleles of a key end with one base, which those of an SNV never do. */
function isMovable(key: string): boolean {
  return key.at(-1) === key.charAt(key.lastIndexOf('\t') - 1);
}

/** Parts of a key. */
interface Site {
  readonly chromosome: string;
  readonly position: number;
  readonly reference: string;
  readonly alternative: string;
}

function partsOf(key: string): Site {
  const [chromosome = '', position = '', reference = '', alternative = ''] = key.split('\t');
  return { chromosome, position: Number(position), reference, alternative };
}
