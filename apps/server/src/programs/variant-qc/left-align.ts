import type { SmallVariant } from './small-variants.ts';

/** Base of the reference at a position; undefined where it is not known. */
export type BaseAt = (position: number) => string | undefined;

type Spelling = Pick<SmallVariant, 'position' | 'reference' | 'alternative'>;

/**
 * INDEL as far to the left as the known bases allow, by the steps of Tan et al. (2015): while both alleles end with one base, it is
 * cut off, and the base before both is put in front. An unknown base ends the shift, so that the result depends on the spelling
 * there. Other variants are returned as they are.
 */
export function leftAligned(variant: Spelling, baseAt: BaseAt): Spelling {
  let { position, reference, alternative } = variant;
  while (canMove(reference, alternative)) {
    const before = baseAt(position - 1);
    if (before === undefined) {
      break;
    }
    reference = `${before}${reference.slice(0, -1)}`;
    alternative = `${before}${alternative.slice(0, -1)}`;
    position -= 1;
  }
  return { position, reference, alternative };
}

/** Whether a variant in its shortest form is an INDEL that has another spelling further left. */
function canMove(reference: string, alternative: string): boolean {
  return reference.length !== alternative.length && reference.at(-1) === alternative.at(-1);
}
