import { useLingui } from '@lingui/react/macro';
import { measurementQueries } from '@omics-portal/resources';
import { StartDays } from '@omics-portal/wording';
import { useQuery } from '@tanstack/react-query';
import { useReports } from '../ports/reports-ports';
import { MEASUREMENT_LABELS } from './fact-labels';

/** First and last day of the measurements to show, `YYYY-MM-DD`. */
interface MeasuredDaysSearch {
  readonly measuredFrom?: string | undefined;
  readonly measuredTo?: string | undefined;
}

interface MeasuredDaysProps {
  readonly search: MeasuredDaysSearch;
  readonly onChange: (next: MeasuredDaysSearch) => void;
}

/** Filter by the days of the measurement. Absent on servers that record none. */
export function MeasuredDays({ search: { measuredFrom, measuredTo }, onChange }: MeasuredDaysProps) {
  const { t, i18n } = useLingui();
  const { reports } = useReports();
  const { data } = useQuery(measurementQueries(reports).values());
  return data || measuredFrom || measuredTo ? (
    <StartDays
      from={measuredFrom}
      to={measuredTo}
      onChange={({ from, to }) => onChange({ measuredFrom: from, measuredTo: to })}
      labels={{
        days: i18n._(MEASUREMENT_LABELS.measuredOn),
        from: t`Measured on or after`,
        to: t`Measured on or before`,
      }}
    />
  ) : null;
}
