import { useLingui } from '@lingui/react/macro';
import { CONTROL_RULES } from '@omics-portal/qc-metrics';
import { ReportSection } from '../figures/report-section';
import { RULE_LABELS } from './rule-messages';

/** Meanings of the rules, and what they do not tell. */
export function RuleHelp() {
  const { t, i18n } = useLingui();
  return (
    <ReportSection title={t`Rules of Westgard`}>
      <div className="flex flex-col gap-2 text-sm">
        <ul className="list-disc ps-4">
          {CONTROL_RULES.map((rule) => (
            <li key={rule}>{i18n._(RULE_LABELS[rule])}</li>
          ))}
        </ul>
        <p className="text-muted">
          {t`A rule is marked as broken at the last of the values that break it. It indicates a change, for better or worse; the verdict of a report says how good its batch is. The reports of the baseline shift the limits: with a baseline of ten reports, none of the ten can be beyond 3 SD.`}
        </p>
        <p className="text-muted">
          {t`Source: Westgard, Barry, Hunt and Groth (1981), A multi-rule Shewhart chart for quality control in clinical chemistry, Clinical Chemistry 27: 493-501.`}
        </p>
      </div>
    </ReportSection>
  );
}
