import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { formatNumber, OMICS_LABELS, VERDICT_LABELS } from '@omics-portal/wording';
import { MEASUREMENT_LABELS } from '../measurement/fact-labels';
import { SCALE_LABELS } from '../figures/table-findings-messages';
import type { Fact, FactValue } from './compare-reports';

/** Names of the facts in a comparison. */
export const FACT_LABELS = {
  verdict: msg`Verdict`,
  omics: msg`Category`,
  ...MEASUREMENT_LABELS,
  dataFile: msg`Data table`,
  metadataFile: msg`Metadata table`,
  folder: msg`Folder`,
  files: msg`Files that were read`,
  libraries: msg`Libraries`,
  groups: msg`Libraries of each sample`,
  scale: msg`Scale of the values`,
  sequencing: msg`Sequencing`,
  synthetic: msg`Synthetic data`,
  profile: msg`Profile of limits`,
  program: msg`Program`,
  references: msg`Reference sets and history`,
  referenceFiles: msg`Tables of the reference sets (SHA-256)`,
} satisfies Record<Fact, MessageDescriptor>;

/** Labels of the codes of facts; other facts are names and numbers. */
const CODES: Partial<Record<Fact, Readonly<Record<string, MessageDescriptor>>>> = {
  verdict: VERDICT_LABELS,
  omics: OMICS_LABELS,
  scale: SCALE_LABELS,
};

/** Text of a fact in the current language. Codes that are not known are shown as they are. */
export function factText(i18n: I18n, fact: Fact, value: FactValue): string {
  if (value === null) {
    return '–';
  }
  if (typeof value === 'boolean') {
    return value ? i18n._(msg`Yes`) : i18n._(msg`No`);
  }
  if (typeof value === 'number') {
    return formatNumber(value, i18n.locale);
  }
  return fact === 'referenceFiles' ? value.replaceAll(SHA256, '$1…') : codeText(i18n, fact, value);
}

/** Checksum in a fact. Its first digits tell two apart; the whole is in the downloaded table. */
const SHA256 = /\b([0-9a-f]{12})[0-9a-f]{52}\b/gu;

function codeText(i18n: I18n, fact: Fact, value: string): string {
  const labels: Readonly<Record<string, MessageDescriptor>> | undefined = CODES[fact];
  const label = labels && Object.hasOwn(labels, value) ? labels[value] : undefined;
  return label ? i18n._(label) : value;
}
