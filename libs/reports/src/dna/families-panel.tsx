import { useLingui } from '@lingui/react/macro';
import type { ConcordanceFigures, FamilyConcordance } from '@omics-portal/qc-metrics';
import { DataTable, type DataTableColumn } from '@omics-portal/ui';
import { formatNumber } from '@omics-portal/wording';
import { useMemo } from 'react';
import { fullFigure } from '../format/figure';
import { formatFraction } from '../format/fraction';
import { ReportSection } from '../figures/report-section';

interface FamilyRow extends ConcordanceFigures {
  readonly id: string;
  readonly family: string;
  readonly type: string;
}

/** Table of the Mendelian concordance of each family, by type of variant. */
export function FamiliesPanel({ families }: { readonly families: readonly FamilyConcordance[] }) {
  const { t, i18n } = useLingui();
  const rows = useMemo(
    () =>
      families.flatMap(({ family, snv, indel }): FamilyRow[] => [
        { id: `${family} SNV`, family, type: 'SNV', ...snv },
        { id: `${family} INDEL`, family, type: 'INDEL', ...indel },
      ]),
    [families],
  );
  const columns = useMemo<DataTableColumn<FamilyRow>[]>(() => {
    const count = (value: number | undefined) =>
      value === undefined ? t`not stated` : formatNumber(value, i18n.locale);
    return [
      {
        id: 'family',
        header: t`Family`,
        cell: ({ family }) => <span className="font-medium">{family}</span>,
      },
      { id: 'type', header: t`Type of variant`, cell: ({ type }) => type },
      { id: 'detected', header: t`Detected variants`, align: 'end', cell: ({ detected }) => count(detected) },
      {
        id: 'consistent',
        header: t`Mendelian consistent variants`,
        align: 'end',
        cell: ({ consistent }) => count(consistent),
      },
      {
        id: 'rate',
        header: t`Mendelian concordance rate`,
        align: 'end',
        cell: ({ rate }) => <span title={fullFigure(rate, '')}>{formatFraction(rate, i18n.locale)}</span>,
      },
    ];
  }, [t, i18n]);
  return (
    <ReportSection title={t`Inheritance in the family`}>
      <DataTable
        dense
        caption={t`Mendelian concordance of each family`}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
      />
    </ReportSection>
  );
}
