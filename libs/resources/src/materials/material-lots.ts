/** Kinds of reference material. */
export const MATERIALS_TYPES = ['DNA', 'RNA', 'Protein', 'Metabolite'] as const;
/** One of {@link MATERIALS_TYPES}. */
export type MaterialsType = (typeof MATERIALS_TYPES)[number];

/** Batch of the materials (YYYYMMDD), the last part of a vial's name. */
export const MATERIAL_BATCH = '20171028';

/** Id of the lot of a kind of material, by which reports name it. */
export function materialLotId(type: MaterialsType): string {
  return `${type}-${MATERIAL_BATCH}`;
}

/** Kind and batch in the id of a lot; null for another id. */
export function readMaterialLot(id: string): { readonly type: MaterialsType; readonly batch: string } | null {
  const [name, batch] = id.split('-');
  const type = MATERIALS_TYPES.find((known) => known === name);
  return type && batch ? { type, batch } : null;
}
