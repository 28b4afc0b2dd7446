/** SNV or INDEL of a VCF row, in its shortest form without the reference sequence. */
export interface SmallVariant {
  readonly kind: 'snv' | 'indel';
  readonly position: number;
  readonly reference: string;
  readonly alternative: string;
  /** Indices of the row's alternative alleles with this variant. */
  readonly alleles: ReadonlySet<number>;
}

/** Variants and other alternative alleles of a row. */
export interface RowVariants {
  readonly variants: readonly SmallVariant[];
  /** Number of alternative alleles without bases: `<DEL>`, `*`, break ends. `<NON_REF>`, `<*>` and `.` are not counted. */
  readonly symbolicAlleles: number;
  /** Number of alternative alleles with several changed bases; each changed base is a separate SNV. */
  readonly multiBaseAlleles: number;
}

/** ALT values without an alternative in all-sites VCF and gVCF. */
const NO_ALTERNATIVE: ReadonlySet<string> = new Set(['.', '<NON_REF>', '<*>', '<X>']);
const FIRST: ReadonlySet<number> = new Set([1]);
const SINGLE_BASE = /^[ACGTN]$/;
const BASES = /^[ACGTN]+$/;

/**
 * Splits a row into its SNVs and INDELs. Common bases at the end, then at the start, are trimmed, so that representations
 * with different padding are one variant. An INDEL within a repeat is left-aligned later, by `movedKeys`.
 */
export function variantsOfRow(
  position: number,
  reference: string,
  alternatives: readonly string[],
): RowVariants {
  const [only = ''] = alternatives;
  if (
    alternatives.length === 1 &&
    SINGLE_BASE.test(reference) &&
    SINGLE_BASE.test(only) &&
    only !== reference
  ) {
    const variant = { kind: 'snv', position, reference, alternative: only, alleles: FIRST } as const;
    return { variants: [variant], symbolicAlleles: 0, multiBaseAlleles: 0 };
  }
  const found = new Map<string, SmallVariant & { readonly alleles: Set<number> }>();
  let symbolicAlleles = 0;
  let multiBaseAlleles = 0;
  alternatives.forEach((text, index) => {
    const changes = variantsOfAllele(position, reference.toUpperCase(), text.toUpperCase());
    symbolicAlleles += changes === null && !NO_ALTERNATIVE.has(text.toUpperCase()) ? 1 : 0;
    multiBaseAlleles += changes !== null && changes.length > 1 ? 1 : 0;
    for (const part of changes ?? []) {
      const key = variantKey('', part);
      const variant = found.get(key) ?? { ...part, alleles: new Set<number>() };
      variant.alleles.add(index + 1);
      found.set(key, variant);
    }
  });
  return { variants: [...found.values()], symbolicAlleles, multiBaseAlleles };
}

/** Key of a variant: equal for equal variants of any row. */
export function variantKey(
  chromosome: string,
  { position, reference, alternative }: Pick<SmallVariant, 'position' | 'reference' | 'alternative'>,
): string {
  return `${chromosome}\t${position}\t${reference}\t${alternative}`;
}

/** Variants of one alternative allele; null for an allele without bases, or equal to the reference. */
function variantsOfAllele(
  position: number,
  reference: string,
  alternative: string,
): Omit<SmallVariant, 'alleles'>[] | null {
  if (reference === alternative || !BASES.test(reference) || !BASES.test(alternative)) {
    return null;
  }
  if (reference.length === alternative.length) {
    return [...reference].flatMap((base, index) => {
      const changed = alternative.charAt(index);
      const at = position + index;
      return base === changed
        ? []
        : [{ kind: 'snv', position: at, reference: base, alternative: changed } as const];
    });
  }
  let end = 0;
  const shorter = Math.min(reference.length, alternative.length);
  while (end < shorter - 1 && reference.at(-1 - end) === alternative.at(-1 - end)) {
    end += 1;
  }
  let start = 0;
  while (start < shorter - end - 1 && reference[start] === alternative[start]) {
    start += 1;
  }
  return [
    {
      kind: 'indel',
      position: position + start,
      reference: reference.slice(start, reference.length - end),
      alternative: alternative.slice(start, alternative.length - end),
    },
  ];
}
