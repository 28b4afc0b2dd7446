import { useLingui } from '@lingui/react/macro';
import { QUARTET_SAMPLES } from '@omics-portal/qc-metrics';
import type { FoundSample } from '@omics-portal/qc-inputs';
import { DataTable, type DataTableColumn, Input, Select } from '@omics-portal/ui';
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

/** Longest name of a sample, as on the wire. */
const MAX_NAME = 255;

/** Value of the select for a sample without a donor. */
const NONE = 'none';

/** Names that several rows have in the report, so that they become one sample each. */
function joinedNames(samples: readonly FoundSample[], donors: readonly DonorChoice[]): string[] {
  const names = samples.map(
    ({ name }) => donors.find(({ library }) => library === name)?.name?.trim() || name,
  );
  return [...new Set(names.filter((name, index) => names.indexOf(name) !== index))];
}

/** Table of the samples that the files name, with the donor and the name of each, which can be corrected. */
export function DonorTable({ samples, ...choices }: DonorTableProps) {
  const { t, i18n } = useLingui();
  const columns = useDonorColumns(choices);
  const joined = joinedNames(samples, choices.donors);
  const names = new Intl.ListFormat(i18n.locale).format(joined);
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
      {joined.length > 0 ? (
        <p role="status" className="text-sm text-muted">
          {t`Rows with one name become one sample: ${names}.`}
        </p>
      ) : null}
    </div>
  );
}

function useDonorColumns({ donors, disabled, onChange }: Omit<DonorTableProps, 'samples'>) {
  const { t, i18n } = useLingui();
  return useMemo<DataTableColumn<FoundSample>[]>(() => {
    const choiceOf = (name: string) => donors.find(({ library }) => library === name);
    const donorOf = ({ name, donor }: FoundSample) => choiceOf(name)?.sample ?? donor;
    /** A row without a donor has no choice, and one as in the files needs none. */
    const choose = (
      { name, donor: read }: FoundSample,
      donor: DonorChoice['sample'] | null,
      renamed = '',
    ) => {
      const others = donors.filter(({ library }) => library !== name);
      const isRead = donor === read && renamed === '';
      onChange(
        donor === null || isRead
          ? others
          : [...others, { library: name, sample: donor, ...(renamed && { name: renamed }) }],
      );
    };
    return [
      {
        id: 'sample',
        header: t`Sample`,
        cell: ({ name }) => <span className="block min-w-36 wrap-anywhere">{name}</span>,
      },
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
        cell: (sample) => {
          const { name } = sample;
          return (
            <Select
              aria-label={t`Donor of ${name}`}
              disabled={disabled}
              value={donorOf(sample) ?? NONE}
              onValueChange={(value) =>
                choose(sample, QUARTET_SAMPLES.find((known) => known === value) ?? null, choiceOf(name)?.name)
              }
              options={[
                { value: NONE, label: t`not known` },
                ...QUARTET_SAMPLES.map((known) => ({ value: known, label: known })),
              ]}
            />
          );
        },
      },
      {
        id: 'name',
        header: t`Name in the report`,
        width: 180,
        cell: (sample) => {
          const { name } = sample;
          return (
            <Input
              aria-label={t`Name in the report of ${name}`}
              // A row of the request has a donor.
              disabled={disabled || donorOf(sample) === null}
              maxLength={MAX_NAME}
              placeholder={name}
              value={choiceOf(name)?.name ?? ''}
              onChange={({ target }) => choose(sample, donorOf(sample), target.value.replace(/[\n;=]/gu, ''))}
            />
          );
        },
      },
    ];
  }, [donors, disabled, onChange, t, i18n]);
}
