import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { AbsentInput, MetricKey } from '@omics-portal/qc-metrics';
import { CircleSlash } from 'lucide-react';
import { METRIC_LABELS } from './metric-labels';
import { nameList } from '../format/name-list';

const INPUTS = {
  'calls-missing': msg`They need the called variants compared with a truth set: variants.calling.qc.txt, or the summary.csv of hap.py for each sample.`,
  'family-missing': msg`They need the Mendelian concordance of the family: its summary.txt, or the results of the app that checks the family’s variants.`,
  'calls-and-family-missing': msg`They need results of variant calling, which are not in the folder: variants.calling.qc.txt or the summary.csv of hap.py for each sample, and the summary.txt of the family or the results of the app that checks its variants.`,
} satisfies Record<AbsentInput, MessageDescriptor>;

interface MissingFiguresProps {
  readonly input: AbsentInput;
  /** Figures that need the input. */
  readonly missing: readonly MetricKey[];
}

/** Sentence that names the figures without an input, and the input that would give them. */
export function MissingFigures({ input, missing }: MissingFiguresProps) {
  const { t, i18n } = useLingui();
  const names = nameList(
    missing.map((key) => i18n._(METRIC_LABELS[key])),
    i18n.locale,
  );
  return (
    <p className="flex items-start gap-2 text-sm">
      <CircleSlash aria-hidden className="mt-0.5 size-4 shrink-0 text-muted" />
      <span>
        {t`Not computed: ${names}.`} {i18n._(INPUTS[input])}
      </span>
    </p>
  );
}
