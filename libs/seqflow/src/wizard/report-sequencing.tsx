import { useLingui } from '@lingui/react/macro';
import type { ProjectSubmit } from '@omics-portal/api';
import { FormField, Select } from '@omics-portal/ui';

/** Kind of sequencing of a report of a DNA batch; undefined where the files say it. */
export type ReportSequencing = Exclude<ProjectSubmit['report_sequencing'], 'auto'>;

interface ReportSequencingProps {
  readonly sequencing: ReportSequencing;
  readonly disabled: boolean;
  readonly onChange: (sequencing: ReportSequencing) => void;
}

const DETECTED = 'auto';

/** Kind of sequencing of the report that a project ends in, because whole genomes and exomes have histories of their own. */
export function ReportSequencingField({ sequencing, disabled, onChange }: ReportSequencingProps) {
  const { t } = useLingui();
  const options = [
    { value: DETECTED, label: t`Detect it` },
    { value: 'WGS', label: t`Whole genome (WGS)` },
    { value: 'WES', label: t`Exome (WES)` },
  ] as const;
  return (
    <FormField
      className="mt-4 max-w-md"
      label={t`Sequencing`}
      help={t`Each of the two has its own history. Detected from the number of variants and from capture figures.`}
    >
      {(control) => (
        <Select
          {...control}
          disabled={disabled}
          value={sequencing ?? DETECTED}
          options={options}
          onValueChange={(value) => onChange(value === 'WGS' || value === 'WES' ? value : undefined)}
        />
      )}
    </FormField>
  );
}
