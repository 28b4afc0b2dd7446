import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { MaterialsType } from '@omics-portal/resources';

/** Names of the kinds of material. */
export const MATERIAL_NAMES: Readonly<Record<MaterialsType, MessageDescriptor>> = {
  DNA: msg`DNA`,
  RNA: msg`RNA`,
  Protein: msg`Protein`,
  Metabolite: msg`Metabolite`,
};
