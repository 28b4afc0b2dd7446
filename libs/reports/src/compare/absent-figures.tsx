import { useLingui } from '@lingui/react/macro';
import { METRIC_LABELS } from '../figures/metric-labels';
import type { FigureRow } from './compare-reports';
import { nameList } from '../format/name-list';

/** Note on figures that none of the compared reports has: the table lists no rows for them. */
export function AbsentFigures({ rows }: { readonly rows: readonly FigureRow[] }) {
  const { t, i18n } = useLingui();
  const names = nameList(
    rows.map(({ key }) => i18n._(METRIC_LABELS[key])),
    i18n.locale,
  );
  return rows.length === 0 ? null : (
    <p className="text-sm text-muted">{t`Figures that none of these reports has: ${names}.`}</p>
  );
}
