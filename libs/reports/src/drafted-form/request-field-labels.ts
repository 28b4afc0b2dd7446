import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { MEASUREMENT_LABELS } from '../measurement/fact-labels';

/** Labels of the fields of a new report, by their names in the request. The folder has another label in each form. */
export const REQUEST_FIELD_LABELS = {
  name: msg`Report Name`,
  description: msg`Description`,
  data_file: msg`Data File`,
  metadata_file: msg`Metadata File`,
  fpkm_file: msg`FPKM File`,
  scale: msg`Scale of the values`,
  sequencing: msg`Sequencing`,
  threshold_profile: msg`Limits`,
  metadata: msg`Samples in these files`,
} satisfies Readonly<Record<string, MessageDescriptor>>;

/** Labels of the facts of a measurement, by their paths in the request. */
const FACT_LABELS: ReadonlyMap<string, MessageDescriptor> = new Map([
  ['measurement.laboratory', MEASUREMENT_LABELS.laboratory],
  ['measurement.instrument', MEASUREMENT_LABELS.instrument],
  ['measurement.operator', MEASUREMENT_LABELS.operator],
  ['measurement.measured_on', MEASUREMENT_LABELS.measuredOn],
]);

const LABELS: ReadonlyMap<string, MessageDescriptor> = new Map(Object.entries(REQUEST_FIELD_LABELS));

/** Label of a field by its path in the request, such as `metadata.0.library`; undefined for a field without one. */
export function requestFieldLabel(path: string): MessageDescriptor | undefined {
  return FACT_LABELS.get(path) ?? LABELS.get(path.split('.', 1)[0] ?? '');
}
