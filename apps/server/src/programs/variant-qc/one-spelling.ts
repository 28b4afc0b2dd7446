import { leftAligned } from './left-align.ts';
import { PartialReference } from './partial-reference.ts';
import { variantKey } from './small-variants.ts';

/**
 * New keys of INDELs that can be spelled further left, by the bases that the keys and further REF strings (by chromosome and position)
 * hold together; keys that stay are not in it. A VCF of a usual caller is left-aligned already: then no reference is built.
 */
export function movedKeys(
  variants: ReadonlyMap<string, unknown>,
  references: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const movable: string[] = [];
  const reference = new PartialReference();
  for (const key of variants.keys()) {
    if (isMovable(key)) {
      const { chromosome, position } = partsOf(key);
      reference.choose(chromosome, position);
      movable.push(key);
    }
  }
  if (movable.length === 0) {
    return new Map();
  }
  for (const key of variants.keys()) {
    const { chromosome, position, reference: bases } = partsOf(key);
    reference.add(chromosome, position, bases);
  }
  for (const [site, bases] of references) {
    const { chromosome, position } = partsOf(site);
    reference.add(chromosome, position, bases);
  }
  const moved = new Map<string, string>();
  for (const key of movable) {
    const { chromosome, ...variant } = partsOf(key);
    const aligned = variantKey(chromosome, leftAligned(variant, reference.basesOf(chromosome)));
    if (aligned !== key) {
      moved.set(key, aligned);
    }
  }
  return moved;
}

/** Whether both alleles of a key end with one base, which those of an SNV never do. */
function isMovable(key: string): boolean {
  return key.at(-1) === key.charAt(key.lastIndexOf('\t') - 1);
}

function partsOf(key: string) {
  const [chromosome = '', position = '', reference = '', alternative = ''] = key.split('\t');
  return { chromosome, position: Number(position), reference, alternative };
}
