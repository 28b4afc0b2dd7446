import { useLingui } from '@lingui/react/macro';
import { RadioGroup } from '@omics-portal/ui';
import { BASES, type Basis } from './report-draft';

interface BasisFieldProps {
  readonly basis: Basis;
  readonly disabled: boolean;
  readonly onChange: (basis: Basis) => void;
}

/** Choice of the basis of a report on RNA: counts, outputs of quality control of the reads, or both. */
export function BasisField({ basis, disabled, onChange }: BasisFieldProps) {
  const { t } = useLingui();
  const labels = {
    tables: t`A table of counts or of FPKM`,
    both: t`A table of counts or of FPKM, and outputs of MultiQC or other tools`,
    files: t`Outputs of MultiQC or other tools alone`,
  } satisfies Record<Basis, string>;
  return (
    <RadioGroup
      label={t`Content of the report`}
      value={basis}
      options={BASES.map((value) => ({ value, label: labels[value], disabled }))}
      onValueChange={(value) => onChange(BASES.find((known) => known === value) ?? 'tables')}
    />
  );
}
