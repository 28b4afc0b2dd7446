import { useLingui } from '@lingui/react/macro';
import type { ThresholdProfile } from '@omics-portal/api';
import { CUT_GRADES, limitDirection } from '@omics-portal/qc-metrics';
import { FormField, type FormControlProps, NumberInput, Select } from '@omics-portal/ui';
import { GRADE_LABELS, METRIC_LABELS, METRIC_UNITS } from '../figures/metric-labels';
import { originLabel } from '../figures/verdict-messages';
import {
  type Bound,
  boundKey,
  LIMIT_LEVELS,
  type LimitLevel,
  type LimitRow,
  originOfRow,
  type ProfileProblems,
} from './profile-draft';
import { useProfileProblemMessages } from './profile-problem-messages';

interface LimitTableProps {
  readonly base: ThresholdProfile;
  readonly rows: readonly LimitRow[];
  readonly problems: ProfileProblems['bounds'];
  readonly onChange: (rows: readonly LimitRow[]) => void;
}

/** Limits of a profile, one figure per line: bounds under which it warns and fails, and the origin of the limit. */
export function LimitTable({ base, rows, problems, onChange }: LimitTableProps) {
  const { t } = useLingui();
  return (
    <ul aria-label={t`Limits`} className="divide-y divide-border rounded-card border border-border">
      {rows.map((row, index) => (
        <Limit
          key={`${row.scope} ${row.metric}`}
          base={base}
          row={row}
          problems={problems}
          onChange={(changed) => onChange(rows.with(index, changed))}
        />
      ))}
    </ul>
  );
}

interface LimitProps extends Pick<LimitTableProps, 'base' | 'problems'> {
  readonly row: LimitRow;
  readonly onChange: (row: LimitRow) => void;
}

function Limit({ base, row, problems, onChange }: LimitProps) {
  const { t, i18n } = useLingui();
  const messages = useProfileProblemMessages();
  const { scope, metric, byGrade } = row;
  const name = i18n._(METRIC_LABELS[metric]);
  const figure = scope === 'library' ? t`${name}, of each library` : name;
  const origin = originOfRow(row, base);
  const label = origin && originLabel({ rule: '', origin });
  const labels = useBoundLabels(row);
  return (
    <li className="grid grid-cols-2 gap-x-4 gap-y-2 px-4 py-3 sm:grid-cols-[1fr_10rem_10rem]">
      <div className="col-span-2 sm:col-span-1">
        <p className="text-sm font-medium">{figure}</p>
        <p className="text-xs text-muted">{label ? i18n._(label) : t`no limit`}</p>
      </div>
      {LIMIT_LEVELS.map((level) => {
        const problem = problems[boundKey(scope, metric, level)];
        const text = labels[level];
        return (
          <FormField key={level} label={text} {...(problem && { error: messages[problem] })}>
            {(control) => (
              <BoundField
                control={control}
                label={t`${figure}: ${text}`}
                byGrade={byGrade}
                bound={row[level]}
                onChange={(bound) => onChange({ ...row, [level]: bound })}
              />
            )}
          </FormField>
        );
      })}
    </li>
  );
}

function useBoundLabels({ metric, byGrade }: LimitRow): Record<LimitLevel, string> {
  const { t } = useLingui();
  if (byGrade) {
    return { warn: t`warns from grade`, fail: t`fails from grade` };
  }
  const unit = METRIC_UNITS[metric];
  const labels =
    limitDirection(metric) === 'higher'
      ? { warn: t`warns below`, fail: t`fails below` }
      : { warn: t`warns above`, fail: t`fails above` };
  return unit === '' ? labels : { warn: `${labels.warn} (${unit})`, fail: `${labels.fail} (${unit})` };
}

interface BoundFieldProps {
  readonly control: FormControlProps;
  /** Name for screen readers: the visible label does not have the figure. */
  readonly label: string;
  readonly byGrade: boolean;
  readonly bound: Bound;
  readonly onChange: (bound: Bound) => void;
}

function BoundField({ control, label, byGrade, bound, onChange }: BoundFieldProps) {
  const { t, i18n } = useLingui();
  if (!byGrade) {
    return (
      <NumberInput
        {...control}
        aria-label={label}
        value={typeof bound === 'number' ? bound : null}
        onValueChange={onChange}
      />
    );
  }
  return (
    <Select
      {...control}
      aria-label={label}
      value={typeof bound === 'string' ? bound : ''}
      onValueChange={(value) => onChange(CUT_GRADES.find((grade) => grade === value) ?? null)}
      options={[
        { value: '', label: t`never` },
        ...CUT_GRADES.map((grade) => ({ value: grade, label: i18n._(GRADE_LABELS[grade]) })),
      ]}
    />
  );
}
