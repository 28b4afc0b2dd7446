import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { FieldLabels } from '../fields/field-labels';
import type { TwoFields } from './two-fields';

/** Keys of the two fields. */
interface FieldPair {
  readonly group: string;
  readonly series: string;
}

/** Summary and table of a chart of two fields: the whole result, including values that are not drawn. */
export function useTwoFieldsSummary(figures: TwoFields, fields: FieldPair, labels: FieldLabels) {
  const { t } = useLingui();
  const names = { group: labels.field(fields.group), series: labels.field(fields.series) };
  const { groups, segments, otherSegments, otherGroups, others, total, shown } = figures;
  const left = total - shown;
  const files = t`${plural(total, { one: '# file', other: '# files' })}`;
  const isAll = { groups: sum(otherGroups) + others === 0, segments: sum(otherSegments) + others === 0 };
  const other = t`Other values`;
  const cells = (row: readonly number[], otherSegment: number) =>
    isAll.segments ? row : [...row, otherSegment];
  return {
    summary:
      left > 0
        ? t`${files} by the most frequent values of ${names.group} and ${names.series}; ${plural(left, { one: '# file', other: '# files' })} with other values not drawn.`
        : t`${files}, by all values of ${names.group} and ${names.series}.`,
    table: {
      columns: [
        names.group,
        ...segments.map((value) => labels.value(fields.series, value)),
        ...(isAll.segments ? [] : [other]),
      ],
      rows: [
        ...groups.map((value, row) => [
          labels.value(fields.group, value),
          ...cells(figures.figures[row] ?? [], otherSegments[row] ?? 0),
        ]),
        ...(isAll.groups ? [] : [[other, ...cells(otherGroups, others)]]),
      ],
    },
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((one, another) => one + another, 0);
}
