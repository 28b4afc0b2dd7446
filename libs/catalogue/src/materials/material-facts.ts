import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { MATERIAL_BATCH, type MaterialsType } from '@omics-portal/resources';

/** Donors of the materials: the four members of a family. */
export const SAMPLES = ['D5', 'D6', 'F7', 'M8'] as const;
export type MaterialSample = (typeof SAMPLES)[number];

/** Name on the label of a vial, by the pattern of the site. */
export function vialName(pattern: string, type: MaterialsType, sample: MaterialSample): string {
  const values: Readonly<Record<string, string>> = { type, sample, batch: MATERIAL_BATCH };
  return pattern.replace(/\{(type|sample|batch)\}/g, (_, name: string) => values[name] ?? '');
}

/** Role of each sample in the family, and the colour of its vials. */
export const SAMPLE_FACTS: Readonly<
  Record<MaterialSample, { role: MessageDescriptor; colour: MessageDescriptor; swatch: string }>
> = {
  D5: { role: msg`Daughter, twin of D6`, colour: msg`Blue`, swatch: 'bg-[#1f6fd6]' },
  D6: { role: msg`Daughter, twin of D5`, colour: msg`Green`, swatch: 'bg-[#2e9e4f]' },
  F7: { role: msg`Father`, colour: msg`Yellow`, swatch: 'bg-[#e0b400]' },
  M8: { role: msg`Mother`, colour: msg`Red`, swatch: 'bg-[#d13438]' },
};

/** One fact about a kind of material. */
export interface MaterialFact {
  readonly term: MessageDescriptor;
  readonly detail: MessageDescriptor;
}

/** Facts about the content of one vial, by kind of material. */
export const MATERIAL_FACTS: Readonly<Record<MaterialsType, readonly MaterialFact[]>> = {
  DNA: [
    { term: msg`Amount per vial`, detail: msg`about 10 µg` },
    { term: msg`Concentration`, detail: msg`200 ng/µL` },
    { term: msg`Volume`, detail: msg`50 µL` },
    { term: msg`Physical form`, detail: msg`in TE buffer, pH 8.0` },
  ],
  RNA: [
    { term: msg`Amount per vial`, detail: msg`about 5 µg` },
    { term: msg`Concentration`, detail: msg`about 520 ng/µL` },
    { term: msg`Volume`, detail: msg`10 µL` },
    { term: msg`Physical form`, detail: msg`in water` },
  ],
  Protein: [
    { term: msg`Amount per vial`, detail: msg`about 10 µg` },
    { term: msg`Physical form`, detail: msg`dried tryptic peptides` },
    { term: msg`Controls`, detail: msg`four labeled peptides spiked in` },
  ],
  Metabolite: [
    { term: msg`Amount per vial`, detail: msg`extract of about 10⁶ cells` },
    { term: msg`Physical form`, detail: msg`dried extract` },
    { term: msg`Controls`, detail: msg`eleven controls spiked in` },
  ],
};

/** Labels of the button that requests each kind of material. */
export const REQUEST_LABELS: Readonly<Record<MaterialsType, MessageDescriptor>> = {
  DNA: msg`Request DNA Materials`,
  RNA: msg`Request RNA Materials`,
  Protein: msg`Request Protein Materials`,
  Metabolite: msg`Request Metabolite Materials`,
};
