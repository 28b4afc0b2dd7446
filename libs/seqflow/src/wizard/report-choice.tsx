import { useLingui } from '@lingui/react/macro';
import { kindOfPlugin, reportToolQueries } from '@omics-portal/resources';
import { Card, RadioGroup } from '@omics-portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useSeqflow } from '../ports/seqflow-ports';
import { NO_REPORT } from './project-report';
import { ReportProfile } from './report-profile';
import { type ReportSequencing, ReportSequencingField } from './report-sequencing';

interface ReportChoiceProps {
  /** Short names of the report plugins that read the results of the app, the default first. */
  readonly reports: readonly string[];
  /** Chosen plugin, or `NO_REPORT`. */
  readonly chosen: string;
  /** Id of the threshold profile that judges the report; undefined for the default one. */
  readonly profile: string | undefined;
  /** Kind of sequencing of a report of a DNA batch; undefined where the files say it. */
  readonly sequencing: ReportSequencing;
  readonly disabled: boolean;
  readonly onChoose: (report: string) => void;
  readonly onProfile: (profile: string | undefined) => void;
  readonly onSequencing: (sequencing: ReportSequencing) => void;
}

/** Choice of the report over all samples that the project ends in. */
export function ReportChoice(props: ReportChoiceProps) {
  const { reports, chosen, profile, sequencing, disabled, onChoose, onProfile, onSequencing } = props;
  const { t, i18n } = useLingui();
  const { reports: client } = useSeqflow();
  const tools = useQuery(reportToolQueries(client, i18n.locale).manifests());
  const titleOf = (plugin: string) =>
    tools.data?.find(({ short_name: name }) => name === plugin)?.name ?? plugin;
  return (
    <Card title={t`Report over all samples`}>
      <p className="mb-3 text-sm text-muted">
        {t`Made from the results of all jobs when the last one has ended, if at least one has succeeded.`}
      </p>
      <RadioGroup
        label={t`Report over all samples`}
        hideLabel
        value={chosen}
        onValueChange={onChoose}
        options={[
          ...reports.map((plugin) => ({ value: plugin, label: titleOf(plugin), disabled })),
          { value: NO_REPORT, label: t`No report`, disabled },
        ]}
      />
      {kindOfPlugin(chosen) === 'dseqc' ? (
        <ReportSequencingField sequencing={sequencing} disabled={disabled} onChange={onSequencing} />
      ) : null}
      <ReportProfile plugin={chosen} profile={profile} disabled={disabled} onChange={onProfile} />
    </Card>
  );
}
