import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { FieldWords } from '../fields/use-field-words';
import type { TwoFields } from './two-fields';

interface FieldNames {
  readonly group: string;
  readonly series: string;
}

/** What a chart of two fields says in a sentence and in its table: all of the result, what is not drawn too. */
export function useTwoFieldsWords(figures: TwoFields, names: FieldNames, words: FieldWords) {
  const { t } = useLingui();
  const { groups, parts, otherParts, otherGroups, others, total, shown } = figures;
  const left = total - shown;
  const files = t`${plural(total, { one: '# file', other: '# files' })}`;
  const isAll = { groups: sum(otherGroups) + others === 0, parts: sum(otherParts) + others === 0 };
  const other = t`Other values`;
  const cells = (row: readonly number[], otherPart: number) => (isAll.parts ? row : [...row, otherPart]);
  return {
    summary:
      left > 0
        ? t`${files} by the most frequent values of ${names.group} and ${names.series}; ${plural(left, { one: '# file', other: '# files' })} with other values not drawn.`
        : t`${files}, by all values of ${names.group} and ${names.series}.`,
    table: {
      columns: [names.group, ...parts.map(words.value), ...(isAll.parts ? [] : [other])],
      rows: [
        ...groups.map((value, row) => [
          words.value(value),
          ...cells(figures.figures[row] ?? [], otherParts[row] ?? 0),
        ]),
        ...(isAll.groups ? [] : [[other, ...cells(otherGroups, others)]]),
      ],
    },
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((one, another) => one + another, 0);
}
