import { useMemo } from 'react';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { setSort, setTab, withFilter, type DataQuery, type FilterValue } from '@omics-portal/data-query';
import { FILES_SORT_FIELD, type Group } from '@omics-portal/resources';
import { TextLink, usePhone, type DataTableColumn } from '@omics-portal/ui';
import { formatFileSize } from '@omics-portal/wording';
import type { FieldLabels } from '../fields/field-labels';
import { useQueryHref } from '../ports/use-query-href';

interface GroupColumnsInput {
  readonly query: DataQuery;
  /** library_id or donor_id. */
  readonly field: string;
  readonly labels: FieldLabels;
  /** False from a service that sends neither sizes nor lists: their columns are left out. */
  readonly hasFacts: boolean;
}

type Columns = DataTableColumn<Group>[];

/** Text for a missing fact. */
const MISSING = '-';

/**
 * Columns of the table of libraries or donors. On a phone, which scrolls them sideways, the counts come before the lists, which are
 * the widest and stay in one line.
 */
export function useGroupColumns({ query, field, labels, hasFacts }: GroupColumnsInput): Columns {
  const { t, i18n } = useLingui();
  const href = useQueryHref();
  const isPhone = usePhone();
  return useMemo(() => {
    const isLibraries = field === 'library_id';
    const within = (value: FilterValue, tab: DataQuery['tab']) =>
      href(withFilter(setTab(setSort(query, null), tab), field, { kind: 'category', values: [value] }));
    const list = (listField: string, { lists }: Group) => {
      const { values = [], distinct = 0 } = lists[listField] ?? {};
      const more = distinct - values.length;
      const names = values.map((value) => labels.value(listField, value)).join(', ');
      if (names === '') return MISSING;
      const others = i18n.number(more);
      return more > 0 ? t`${names} and ${others} more` : names;
    };
    const listed = (id: string, listField: string): DataTableColumn<Group> => ({
      id,
      header: labels.field(listField),
      cell: (group) => <span className="max-sm:whitespace-nowrap">{list(listField, group)}</span>,
    });
    const ofLibrary: Columns = [listed('donors', 'donor_id'), listed('dataTypes', 'data_type')];
    const ofDonor: Columns = [
      {
        id: 'libraries',
        header: t`Libraries`,
        align: 'end',
        cell: ({ value, lists }) => {
          const total = lists['library_id']?.distinct ?? 0;
          const label = t`${plural(total, { one: '# library', other: '# libraries' })} of ${labels.value(field, value)}`;
          return (
            <TextLink href={within(value, 'libraries')} aria-label={label}>
              {i18n.number(total)}
            </TextLink>
          );
        },
      },
    ];
    const ofSize: Columns = [
      {
        id: 'file_size',
        header: labels.field('file_size'),
        align: 'end',
        sortable: true,
        cell: ({ bytes, unsized }) => {
          if (bytes === null) return MISSING;
          const size = formatFileSize(bytes);
          return unsized > 0 ? t`at least ${size}` : size;
        },
      },
    ];
    const name: Columns = [
      {
        id: field,
        header: labels.field(field),
        sortable: true,
        cell: ({ value }) => labels.value(field, value),
      },
    ];
    const count: Columns = [
      {
        id: FILES_SORT_FIELD,
        header: t`Files`,
        align: 'end',
        sortable: true,
        cell: ({ value, files: total }) => {
          const label = t`${plural(total, { one: '# file', other: '# files' })} of ${labels.value(field, value)}`;
          return (
            <TextLink href={within(value, 'files')} aria-label={label}>
              {i18n.number(total)}
            </TextLink>
          );
        },
      },
    ];
    if (!hasFacts) return [...name, ...count];
    const facts = isLibraries ? ofLibrary : ofDonor;
    return isPhone ? [...name, ...count, ...ofSize, ...facts] : [...name, ...facts, ...count, ...ofSize];
  }, [field, hasFacts, href, i18n, isPhone, query, t, labels]);
}
