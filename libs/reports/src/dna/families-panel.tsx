import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ConcordanceFigures, FamilyConcordance, VariantMatching } from '@omics-portal/qc-metrics';
import { DataTable, type DataTableColumn } from '@omics-portal/ui';
import { formatNumber } from '@omics-portal/wording';
import { useMemo } from 'react';
import { fullFigure } from '../format/figure';
import { formatFraction } from '../format/fraction';
import { ReportSection } from '../figures/report-section';

const MATCHING_LABELS = {
  haplotype: msg`by haplotype (VBT)`,
  'left-aligned': msg`by position and bases, left-aligned by the genome`,
  site: msg`by position and bases`,
} satisfies Record<VariantMatching, MessageDescriptor>;

interface FamilyRow extends ConcordanceFigures {
  readonly id: string;
  readonly family: string;
  readonly type: string;
  readonly matching: VariantMatching | undefined;
}

/** Table of the Mendelian concordance of each family, by type of variant. */
export function FamiliesPanel({ families }: { readonly families: readonly FamilyConcordance[] }) {
  const { t, i18n } = useLingui();
  const rows = useMemo(
    () =>
      families.flatMap(({ family, matching, snv, indel }): FamilyRow[] => [
        { id: `${family} SNV`, family, type: 'SNV', matching, ...snv },
        { id: `${family} INDEL`, family, type: 'INDEL', matching, ...indel },
      ]),
    [families],
  );
  const columns = useMemo<DataTableColumn<FamilyRow>[]>(() => {
    const count = (value: number | undefined) =>
      value === undefined ? t`not stated` : formatNumber(value, i18n.locale);
    const fraction = (value: number | undefined) =>
      value === undefined ? (
        t`not stated`
      ) : (
        <span title={fullFigure(value, '')}>{formatFraction(value, i18n.locale)}</span>
      );
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
        cell: ({ rate }) => fraction(rate),
      },
      { id: 'twins', header: t`Twins alike`, align: 'end', cell: ({ twinRate }) => fraction(twinRate) },
      ...(['D5', 'D6'] as const).map((twin): DataTableColumn<FamilyRow> => ({
        id: twin,
        header: t`Trio of ${twin}`,
        align: 'end',
        cell: ({ trioRates }) => fraction(trioRates?.[twin]),
      })),
      {
        id: 'matching',
        header: t`Variants matched`,
        cell: ({ matching }) => (matching ? i18n._(MATCHING_LABELS[matching]) : t`not stated`),
      },
    ];
  }, [t, i18n]);
  return (
    <ReportSection id="families" title={t`Inheritance in the family`}>
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
