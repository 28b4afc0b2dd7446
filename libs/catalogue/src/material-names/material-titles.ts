import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { MaterialsType } from '@omics-portal/resources';

/** Titles of the kinds of material. */
export const MATERIAL_TITLES: Readonly<Record<MaterialsType, MessageDescriptor>> = {
  DNA: msg`DNA Materials`,
  RNA: msg`RNA Materials`,
  Protein: msg`Protein Materials`,
  Metabolite: msg`Metabolite Materials`,
};
