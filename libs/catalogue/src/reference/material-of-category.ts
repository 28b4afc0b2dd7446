import type { MessageDescriptor } from '@lingui/core';
import { MATERIALS_TYPES } from '@omics-portal/resources';
import { MATERIAL_NAMES } from '../material-names/material-names';

/** Name of the kind of material that a category of reference data names; undefined for another category. */
export function materialOfCategory(category: string): MessageDescriptor | undefined {
  const kind = MATERIALS_TYPES.find((type) => type.toLowerCase() === category.toLowerCase());
  return kind && MATERIAL_NAMES[kind];
}
