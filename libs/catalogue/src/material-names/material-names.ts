import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { MATERIALS_TYPES, type MaterialsType } from '@omics-portal/resources';

/** Names of the kinds of material. */
export const MATERIAL_NAMES: Readonly<Record<MaterialsType, MessageDescriptor>> = {
  DNA: msg`DNA`,
  RNA: msg`RNA`,
  Protein: msg`Protein`,
  Metabolite: msg`Metabolite`,
};

/** Name of the kind of material that a category of reference data names; undefined for another category. */
export function materialOfCategory(category: string): MessageDescriptor | undefined {
  const kind = MATERIALS_TYPES.find((type) => type.toLowerCase() === category.toLowerCase());
  return kind && MATERIAL_NAMES[kind];
}
