import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Measurement } from '@omics-portal/qc-metrics';

/** Names of the facts of a measurement, in the order of forms. */
export const MEASUREMENT_LABELS = {
  laboratory: msg`Laboratory`,
  instrument: msg`Instrument`,
  operator: msg`Operator`,
  measuredOn: msg`Date of measurement`,
} satisfies Record<keyof Measurement, MessageDescriptor>;
