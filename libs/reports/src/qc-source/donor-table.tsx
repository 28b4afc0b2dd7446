import { useLingui } from '@lingui/react/macro';
import { QUARTET_SAMPLES } from '@omics-portal/qc-metrics';
import type { FoundSample } from '@omics-portal/qc-inputs';
import { DataTable, type DataTableColumn, Select } from '@omics-portal/ui';
import { formatNumber } from '@omics-portal/wording';
import { useMemo } from 'react';
import type { DonorChoice } from './folder-source';
import { REQUEST_FIELD_LABELS } from '../drafted-form/request-field-labels';

interface DonorTableProps {
  /** Samples of the files, with the donors that their names say. */
  readonly samples: readonly FoundSample[];
  readonly donors: readonly DonorChoice[];
  readonly disabled: boolean;
  readonly onChange: (donors: readonly DonorChoice[]) => void;
}

/** Value of the select for a sample without a donor. */
const NONE = 'none';

/** Table of the samples that the files name, with the donor of each, which can be corrected. */
export function DonorTable({ samples, donors, disabled, onChange }: DonorTableProps) {
  const { t, i18n } = useLingui();
  const columns = useMemo<DataTableColumn<FoundSample>[]>(() => {
    const choose = (name: string, value: string) => {
      const others = donors.filter(({ library }) => library !== name);
      const donor = QUARTET_SAMPLES.find((known) => known === value);
      onChange(donor ? [...others, { library: name, sample: donor }] : others);
    };
    return [
      { id: 'sample', header: t`Sample`, cell: ({ name }) => <span className="wrap-anywhere">{name}</span> },
      {
        id: 'figures',
        header: t`Figures`,
        align: 'end',
        cell: ({ figures }) => formatNumber(figures, i18n.locale),
      },
      {
        id: 'donor',
        header: t`Donor`,
        width: 150,
        cell: ({ name, donor }) => (
          <Select
            aria-label={t`Donor of ${name}`}
            disabled={disabled}
            value={donors.find(({ library }) => library === name)?.sample ?? donor ?? NONE}
            onValueChange={(value) => choose(name, value)}
            options={[
              { value: NONE, label: t`not known` },
              ...QUARTET_SAMPLES.map((known) => ({ value: known, label: known })),
            ]}
          />
        ),
      },
    ];
  }, [donors, disabled, onChange, t, i18n]);
  return samples.length === 0 ? null : (
    <div className="flex flex-col gap-2">
      <h3 className="text-sm font-medium">{i18n._(REQUEST_FIELD_LABELS.metadata)}</h3>
      <DataTable
        dense
        caption={t`Samples in these files, with their donors`}
        columns={columns}
        rows={samples}
        rowKey={({ name }) => name}
        className="max-h-96"
      />
    </div>
  );
}
