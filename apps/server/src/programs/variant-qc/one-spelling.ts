import { type BaseAt, leftAligned } from './left-align.ts';
import { PartialReference } from './partial-reference.ts';
import { variantKey } from './small-variants.ts';

/** Function of the bases of a chromosome; undefined for one whose sequence is not known. */
export type BasesOf = (chromosome: string) => BaseAt | undefined;

/** INDELs that were left-aligned, and the first REF string that contradicts the genome, which is not used then. */
export interface MovedKeys {
  /** New key of each INDEL that moves, by its key. */
  readonly moved: ReadonlyMap<string, string>;
  /** Chromosome and position of the REF string that contradicts the genome. */
  readonly contradiction?: { readonly chromosome: string; readonly position: number };
}

/**
 * New keys of INDELs that can be spelled further left; keys that stay are not among them. The bases are those of the genome.
 * Without a genome, or on a chromosome that it lacks, they are those of the REF strings in the keys and in `references` (by
 * chromosome and position). A genome that differs from a REF string is of another assembly, and is not used. A VCF of a usual
 * caller is left-aligned already: then no reference is built.
 */
export function movedKeys(
  variants: ReadonlyMap<string, unknown>,
  references: ReadonlyMap<string, string>,
  genome?: BasesOf,
): MovedKeys {
  const movable = [...variants.keys()].filter(isMovable);
  const contradiction = genome && movable.map(partsOf).find((variant) => contradicts(genome, variant));
  const known = contradiction ? undefined : genome;
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
  return { moved, ...(contradiction && { contradiction }) };
}

/** Test whether the REF string of a variant differs from the genome at its position. */
function contradicts(genome: BasesOf, { chromosome, position, reference }: Site): boolean {
  const baseAt = genome(chromosome);
  return [...reference].some((base, index) => {
    const known = baseAt?.(position + index);
    return known !== undefined && base !== known && base !== 'N';
  });
}

/** Bases around the movable keys, from the REF strings of all files. */
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

/** Chromosome, position and alleles of a key. */
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
