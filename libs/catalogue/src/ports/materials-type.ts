/** Kinds of reference material. */
export const MATERIALS_TYPES = ['DNA', 'RNA', 'Protein', 'Metabolite'] as const;
export type MaterialsType = (typeof MATERIALS_TYPES)[number];
