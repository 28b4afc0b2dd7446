import { useLingui } from '@lingui/react/macro';
import { columnDecimals, type QcSampleTable } from '@omics-portal/qc-metrics';
import { usePhone } from '@omics-portal/ui';
import { contentWidth, type GridColumn } from '@omics-portal/ui/data-grid';
import type { GivenNames } from '@omics-portal/ui/rename';
import { useMemo } from 'react';
import { shortNames } from '../format/short-name';
import { compareColumn, type SampleRow } from './sample-table';
import { sampleFigure, SampleValue } from './sample-value';
import { sampleFigureName } from './tool-figure-labels';

/** Widths in pixels of the column of samples, which stays visible. Names of one batch differ at their ends. */
const SAMPLE_WIDTH = { phone: { min: 110, max: 150 }, screen: { min: 110, max: 320 } };
/** Letters of a sample that fit its column on a phone. */
const PHONE_LETTERS = 12;
/** Widths in pixels of a column of figures, with a mark of an outlier. */
const FIGURE_WIDTH = { min: 120, max: 220 };

/** Names that the portal gives to the figures of a table of samples, by key, with the unit. */
export function useFigureNames({ columns }: QcSampleTable): readonly { id: string; name: string }[] {
  const { i18n } = useLingui();
  return useMemo(
    () => columns.map((column) => ({ id: column.key, name: sampleFigureName(i18n, column) })),
    [columns, i18n],
  );
}

/** Columns of a matrix of samples by figures, under the names of a reader. */
export function useSampleColumns(
  samples: QcSampleTable,
  names: GivenNames,
): readonly GridColumn<SampleRow>[] {
  const { t, i18n } = useLingui();
  const phone = usePhone();
  const figures = useFigureNames(samples);
  const shortened = useMemo(
    () =>
      shortNames(
        samples.rows.map(({ sample }) => sample),
        PHONE_LETTERS,
      ),
    [samples],
  );
  return useMemo(
    () => [
      {
        id: 'sample',
        label: t`Sample`,
        value: ({ sample }: SampleRow) => sample,
        ...(phone && {
          cell: ({ sample }: SampleRow) => <span title={sample}>{shortened(sample)}</span>,
        }),
        sortable: true,
        alwaysShown: true,
        frozen: true,
        width: contentWidth(
          samples.rows.map(({ sample }) => sample),
          phone ? SAMPLE_WIDTH.phone : SAMPLE_WIDTH.screen,
        ),
      },
      {
        id: 'donor',
        label: t`Donor`,
        value: ({ donor }: SampleRow) => donor,
        cell: ({ donor }: SampleRow) => donor ?? t`unknown`,
        sortable: true,
        width: 90,
      },
      ...figures.map(({ id, name }, index): GridColumn<SampleRow> => {
        const compare = compareColumn(samples.rows, index);
        const own = samples.rows.map(({ values }) => values[index] ?? null);
        const decimals = columnDecimals(own);
        return {
          id,
          label: names[id] ?? name,
          value: ({ values }) => values[index],
          cell: (row) => {
            const compared = compare(row);
            return compared && <SampleValue compared={compared} decimals={decimals} />;
          },
          sortable: true,
          align: 'end',
          width: contentWidth(
            own.map((value) => (value === null ? '' : `▲ ${sampleFigure(value, decimals, i18n.locale)}`)),
            FIGURE_WIDTH,
          ),
        };
      }),
    ],
    [samples, figures, names, shortened, phone, t, i18n],
  );
}
