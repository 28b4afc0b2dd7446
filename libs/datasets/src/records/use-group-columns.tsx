import { useMemo } from 'react';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import {
  setTab,
  withFilter,
  type DataQuery,
  type FilterValue,
  type ValueCount,
} from '@omics-portal/data-query';
import { TextLink, type DataTableColumn } from '@omics-portal/ui';
import type { FieldLabels } from '../fields/field-labels';
import type { LibraryFacts } from './use-library-facts';
import { useQueryHref } from '../ports/use-query-href';

interface GroupColumnsInput {
  readonly query: DataQuery;
  /** library_id or donor_id. */
  readonly field: string;
  readonly labels: FieldLabels;
  /** Facts about the libraries; undefined while they load. */
  readonly facts: ReadonlyMap<FilterValue, LibraryFacts> | undefined;
  /** Number of libraries of each donor; undefined while it loads. */
  readonly libraries: ReadonlyMap<FilterValue, number> | undefined;
}

type Columns = DataTableColumn<ValueCount>[];

/** Text for a missing fact. */
const MISSING = '-';

/** Columns of the table of libraries or donors. */
export function useGroupColumns({ query, field, labels, facts, libraries }: GroupColumnsInput): Columns {
  const { t, i18n } = useLingui();
  const href = useQueryHref();
  return useMemo(() => {
    const isLibraries = field === 'library_id';
    const within = (value: FilterValue, tab: DataQuery['tab']) =>
      href(withFilter(setTab(query, tab), field, { kind: 'category', values: [value] }));
    const list = (listed: string, values: readonly FilterValue[] = []) =>
      values.length === 0 ? MISSING : values.map((value) => labels.value(listed, value)).join(', ');
    const ofLibrary: Columns = [
      {
        id: 'donors',
        header: labels.field('donor_id'),
        cell: ({ value }) => list('donor_id', facts?.get(value)?.donors),
      },
      {
        id: 'dataTypes',
        header: labels.field('data_type'),
        cell: ({ value }) => list('data_type', facts?.get(value)?.dataTypes),
      },
    ];
    const ofDonor: Columns = [
      {
        id: 'libraries',
        header: t`Libraries`,
        align: 'end',
        cell: ({ value }) => {
          const total = libraries?.get(value);
          if (total === undefined) {
            return MISSING;
          }
          const label = t`${plural(total, { one: '# library', other: '# libraries' })} of ${labels.value(field, value)}`;
          return (
            <TextLink href={within(value, 'libraries')} aria-label={label}>
              {i18n.number(total)}
            </TextLink>
          );
        },
      },
    ];
    return [
      { id: 'value', header: labels.field(field), cell: ({ value }) => labels.value(field, value) },
      ...(isLibraries ? ofLibrary : ofDonor),
      {
        id: 'files',
        header: t`Files`,
        align: 'end',
        cell: ({ value, total }) => {
          const label = t`${plural(total, { one: '# file', other: '# files' })} of ${labels.value(field, value)}`;
          return (
            <TextLink href={within(value, 'files')} aria-label={label}>
              {i18n.number(total)}
            </TextLink>
          );
        },
      },
    ];
  }, [facts, field, href, i18n, libraries, query, t, labels]);
}
