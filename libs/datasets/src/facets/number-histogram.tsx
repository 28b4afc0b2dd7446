import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type DataQuery, type NumberFilter } from '@omics-portal/data-query';
import { histogramQuery } from '@omics-portal/resources';
import { cn } from '@omics-portal/ui';
import type { FieldLabels } from '../fields/field-labels';
import { approximate } from '../fields/approximate';
import { useDatasets } from '../ports/datasets-ports';
import { isInRange } from './range-filter';

interface NumberHistogramProps {
  readonly field: string;
  readonly query: DataQuery;
  readonly range: NumberFilter | undefined;
  readonly labels: FieldLabels;
  readonly onSelect: (range: NumberFilter) => void;
}

/** Maximum number of bars that are at least 24 px wide in a facet of 246 px (target size, WCAG 2.2 AA). */
const MAX_BARS = 9;

const NO_BARS = { bars: [], unknown: 0, isEstimated: false };

/** Histogram of a number under the other filters; a click on a bar filters by its range. Hidden without counts. */
export function NumberHistogram({ field, query, range, labels, onSelect }: NumberHistogramProps) {
  const { t } = useLingui();
  const { dataseq, numericRange } = useDatasets();
  const { data } = useQuery({
    ...histogramQuery(dataseq, { numericRange }, { query, field, bins: MAX_BARS }),
    placeholderData: keepPreviousData,
  });
  const { bars, unknown, isEstimated } = data ?? NO_BARS;
  const highest = bars.reduce((most, { total }) => Math.max(most, total), 0);
  const name = labels.field(field);
  const span = ({ min = NaN, max = NaN }: NumberFilter) =>
    min === max ? labels.number(field, min) : t`${labels.number(field, min)} to ${labels.number(field, max)}`;
  const barLabel = (filter: NumberFilter, total: number) => {
    const files = t`${plural(total, { one: '# file', other: '# files' })}`;
    return t`${span(filter)}: ${approximate(files, isEstimated)}`;
  };
  if (highest === 0) {
    return null;
  }
  return (
    <div className="mb-2">
      <ul
        aria-label={t`Distribution of ${name}`}
        className="flex h-14 items-end gap-px border-b border-border"
      >
        {bars.map(({ filter, total }, index) => (
          // Bars have no key of their own: their bounds change with the filter.
          <li key={index} className="flex h-full min-w-0 flex-1 items-end">
            {filter ? (
              <button
                type="button"
                title={barLabel(filter, total)}
                aria-label={barLabel(filter, total)}
                onClick={() => onSelect(filter)}
                className="group flex h-full w-full cursor-pointer items-end rounded-t-xs"
              >
                <span
                  aria-hidden
                  style={{ height: `${Math.max(6, (total / highest) * 100)}%` }}
                  className={cn(
                    'w-full rounded-t-xs group-hover:bg-primary-hover',
                    isInRange(filter, range) ? 'bg-primary' : 'bg-primary-7',
                  )}
                />
              </button>
            ) : null}
          </li>
        ))}
      </ul>
      {unknown > 0 ? (
        <p className="mt-1 text-xs text-muted">
          {approximate(
            t`${plural(unknown, { one: '# without a number', other: '# without a number' })}`,
            isEstimated,
          )}
        </p>
      ) : null}
    </div>
  );
}
