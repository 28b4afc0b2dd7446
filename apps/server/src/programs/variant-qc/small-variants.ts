/** One SNV or INDEL of a VCF row, as short as it can be written without the reference sequence. */
export interface SmallVariant {
  readonly kind: 'snv' | 'indel';
  readonly position: number;
  readonly reference: string;
  readonly alternative: string;
  /** Numbers of the row's alternative alleles that hold it. */
  readonly alleles: ReadonlySet<number>;
}

/** Kinds of the alternative alleles of a row. */
export interface RowVariants {
  readonly variants: readonly SmallVariant[];
  /** Alternative alleles that name no bases: `<DEL>`, `*`, break ends. `<NON_REF>`, `<*>` and `.` are none. */
  readonly symbolicAlleles: number;
  /** Alternative alleles that change several bases at once; each changed base is an SNV of its own. */
  readonly multiBaseAlleles: number;
}

/** ALT values that stand for "no alternative" in all-sites VCF and in gVCF. */
const NO_ALTERNATIVE: ReadonlySet<string> = new Set(['.', '<NON_REF>', '<*>', '<X>']);
const FIRST: ReadonlySet<number> = new Set([1]);
const SINGLE_BASE = /^[ACGTN]$/;
const BASES = /^[ACGTN]+$/;

/**
 * Splits a row into its SNVs and INDELs. Bases that both alleles share at the end, then at the start, are left out, so that two
 * spellings with other padding are one variant; an INDEL is not moved within a repeat, which takes the reference sequence.
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
    const parts = variantsOfAllele(position, reference.toUpperCase(), text.toUpperCase());
    symbolicAlleles += parts === null && !NO_ALTERNATIVE.has(text.toUpperCase()) ? 1 : 0;
    multiBaseAlleles += parts !== null && parts.length > 1 ? 1 : 0;
    for (const part of parts ?? []) {
      const key = variantKey('', part);
      const variant = found.get(key) ?? { ...part, alleles: new Set<number>() };
      variant.alleles.add(index + 1);
      found.set(key, variant);
    }
  });
  return { variants: [...found.values()], symbolicAlleles, multiBaseAlleles };
}

/** Text that is the same for the same variant, whatever row it was written in. */
export function variantKey(
  chromosome: string,
  { position, reference, alternative }: Pick<SmallVariant, 'position' | 'reference' | 'alternative'>,
): string {
  return `${chromosome}\t${position}\t${reference}\t${alternative}`;
}

/** The variants of one alternative allele; null when it names no bases, or those of the reference. */
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
