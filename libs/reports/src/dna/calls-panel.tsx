import { useLingui } from '@lingui/react/macro';
import type { CallFigures, DonorCalls } from '@omics-portal/qc-metrics';
import { DataTable, type DataTableColumn } from '@omics-portal/ui';
import { formatNumber } from '@omics-portal/wording';
import { useMemo } from 'react';
import { fullFigure } from '../format/figure';
import { formatFraction } from '../format/fraction';
import { ReportSection } from '../figures/report-section';

type Column = DataTableColumn<DonorCalls>;

/** Table of the variants of each sample, compared with the truth set of its donor. */
export function CallsPanel({ calls }: { readonly calls: readonly DonorCalls[] }) {
  const { t, i18n } = useLingui();
  const columns = useMemo<Column[]>(() => {
    const fraction = (id: string, header: string, of: (row: DonorCalls) => number): Column => ({
      id,
      header,
      align: 'end',
      cell: (row) => <span title={fullFigure(of(row), '')}>{formatFraction(of(row), i18n.locale)}</span>,
    });
    const count = (id: string, header: string, of: (row: DonorCalls) => number | undefined): Column[] =>
      calls.some((row) => of(row) !== undefined)
        ? [
            {
              id,
              header,
              align: 'end',
              cell: (row) => {
                const value = of(row);
                return value === undefined ? null : formatNumber(value, i18n.locale);
              },
            },
          ]
        : [];
    const type = (key: 'snv' | 'indel'): Column[] => {
      const name = key.toUpperCase();
      const of = (figure: keyof CallFigures) => (row: DonorCalls) => row[key][figure];
      return [
        ...count(`${key}-number`, t`${name} called`, of('number')),
        ...count(`${key}-tp`, t`${name} true positives`, of('truePositives')),
        ...count(`${key}-fp`, t`${name} false positives`, of('falsePositives')),
        ...count(`${key}-fn`, t`${name} false negatives`, of('falseNegatives')),
        fraction(`${key}-precision`, t`${name} precision`, (row) => row[key].precision),
        fraction(`${key}-recall`, t`${name} recall`, (row) => row[key].recall),
      ];
    };
    return [
      {
        id: 'sample',
        header: t`Sample`,
        cell: ({ sample }) => <span className="font-medium">{sample}</span>,
      },
      { id: 'donor', header: t`Donor`, cell: ({ donor }) => donor },
      ...type('snv'),
      ...type('indel'),
    ];
  }, [calls, t, i18n]);
  return (
    <ReportSection id="calls" title={t`Variants compared with the truth set`}>
      <DataTable
        dense
        caption={t`Variants of each sample compared with the truth set of its donor`}
        columns={columns}
        rows={calls}
        rowKey={({ sample }) => sample}
      />
    </ReportSection>
  );
}
