import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { changeReport, type Report } from '@omics-portal/resources';
import { notify } from '@omics-portal/ui';
import { useReports } from '../ports/reports-ports';
import { useErrorText } from '../ports/use-error-text';

/** Mark of a report that a person sets. */
export type MarkName = 'checked' | 'archived';

/** Sets or clears a mark of a report. A notice says so; for a mark that was set it offers to undo that. */
export function useMarkReport({ id, name }: Pick<Report, 'id' | 'name'>) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const { reports } = useReports();
  const { mutate, isPending, variables } = useMutation(changeReport(reports, id));
  const done = {
    checked: { set: t`${name} is marked as checked`, cleared: t`The check of ${name} is removed` },
    archived: { set: t`${name} is archived`, cleared: t`${name} is out of the archive` },
  };
  const change = (mark: MarkName, isSet: boolean) =>
    mutate(
      { [mark]: isSet },
      {
        onSuccess: () =>
          notify({
            tone: 'success',
            title: isSet ? done[mark].set : done[mark].cleared,
            ...(isSet && { action: { label: t`Undo`, onClick: () => change(mark, false) } }),
          }),
        onError: (error) =>
          notify({ tone: 'danger', title: t`The report was not changed`, description: errorText(error) }),
      },
    );
  return { change, isChanging: (mark: MarkName) => isPending && variables[mark] !== undefined };
}
