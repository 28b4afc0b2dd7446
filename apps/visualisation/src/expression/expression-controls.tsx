import { useLingui } from '@lingui/react/macro';
import { SegmentedControl } from '@omics-portal/ui';
import { useMemo } from 'react';
import { SearchField } from '../shared/search-field';
import type { View } from '../view/use-view';
import type { ExpressionParts } from './expression-parts';
import { pairsOf, type EXPRESSION_CHOICES } from './expression-view';

/** Props of the controls. */
export interface ExpressionControlsProps extends ExpressionParts {
  readonly onChange: (patch: View<(typeof EXPRESSION_CHOICES)[number]>) => void;
}

/** Controls of the page: search for a feature, and the samples that are compared. */
export function ExpressionControls({ document, view, labels, onFeature, onChange }: ExpressionControlsProps) {
  const { t } = useLingui();
  const { table, reference } = document;
  const names = useMemo(
    () => [...new Set([...table.features, ...(reference?.features ?? [])])],
    [table, reference],
  );
  const pairs = pairsOf(table, reference);
  return (
    <div className="flex flex-wrap items-end gap-3">
      <SearchField label={labels.find} value={view.feature ?? ''} names={names} onChoose={onFeature} />
      {pairs.length > 1 ? (
        <SegmentedControl
          label={t`Samples that are compared`}
          value={view.pair}
          onValueChange={(pair) => onChange({ pair })}
          options={pairs.map((pair) => ({ value: pair, label: pair }))}
        />
      ) : null}
    </div>
  );
}
