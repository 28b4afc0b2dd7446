import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { reportQueries } from '@omics-portal/resources';
import { Combobox } from '@omics-portal/ui';
import { formatDay } from '@omics-portal/wording';
import { useReports } from '../ports/reports-ports';
import { useErrorText } from '../ports/use-error-text';
import { NEWEST_REPORTS } from './newest-reports';

interface AddReportFieldProps {
  /** Ids of the reports that are compared already. */
  readonly compared: readonly string[];
  readonly onAdd: (id: string) => void;
}

/** Field that adds one of the newest 100 finished reports to a comparison. */
export function AddReportField({ compared, onAdd }: AddReportFieldProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const { reports } = useReports();
  const list = useQuery(reportQueries(reports).list(NEWEST_REPORTS));
  const others = (list.data?.reports ?? []).filter(({ id }) => id !== '' && !compared.includes(id));
  return (
    <Combobox
      className="w-full sm:w-80"
      value=""
      onValueChange={(id) => {
        if (id !== '') {
          onAdd(id);
        }
      }}
      aria-label={t`Add a report`}
      placeholder={t`Add a report`}
      listLabel={t`Finished reports, the newest first`}
      emptyLabel={t`No other finished report`}
      loadingLabel={t`Loading the reports`}
      loading={list.isPending}
      error={list.isError ? errorText(list.error) : undefined}
      options={others.map(({ id, name, type, startedAt }) => ({
        value: id,
        label: name === '' ? id : name,
        description: [type, startedAt === null ? '' : formatDay(startedAt)].filter(Boolean).join(' · '),
      }))}
    />
  );
}
