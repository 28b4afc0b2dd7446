import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type MaterialsType, readMaterialLot } from '@omics-portal/resources';

const NAMES = {
  DNA: msg`DNA materials`,
  RNA: msg`RNA materials`,
  Protein: msg`Protein materials`,
  Metabolite: msg`Metabolite materials`,
} satisfies Record<MaterialsType, MessageDescriptor>;

/** Name of a lot of reference materials; its id for one that this portal does not know. */
export function materialLabel(i18n: I18n, id: string): string {
  const lot = readMaterialLot(id);
  if (!lot) {
    return id;
  }
  const name = i18n._(NAMES[lot.type]);
  const { batch } = lot;
  return i18n._(msg`${name}, lot ${batch}`);
}
