import { checkDataset, type OpenTask } from '@omics-portal/resources';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { Alert, AlertDialog, Button, ButtonLink, Dialog, LogView, notify } from '@omics-portal/ui';
import { useErrorText } from '@omics-portal/wording';
import { useStorage } from '../ports/storage-ports';

interface CheckDataProps {
  readonly task: OpenTask;
  readonly onClose: () => void;
}

/** Dialog that has the server check an uploaded dataset after a confirmation. Its report is shown as text, never as HTML. */
export function CheckData({ task, onClose }: CheckDataProps) {
  const { t } = useLingui();
  const { reports } = useStorage();
  const errorText = useErrorText();
  const { name } = task;
  const check = useMutation({
    ...checkDataset(reports),
    onSuccess: ({ passed }) =>
      notify(
        passed
          ? { tone: 'success', title: t`Dataset ${name}: check finished!` }
          : { tone: 'danger', title: t`Dataset ${name}: check failed!` },
      ),
  });
  if (check.data) {
    return (
      <CheckReport
        name={name}
        passed={check.data.passed}
        report={check.data.report}
        folder={task.uploadPath}
        onClose={onClose}
      />
    );
  }
  return (
    <AlertDialog
      open
      onOpenChange={onClose}
      title={t`Check the data of ${name}`}
      body={
        <>
          <Trans>
            The server checks every uploaded file. If all are valid, the dataset is marked as finished and
            accepts no more files.
          </Trans>
          {check.isError ? (
            <Alert tone="danger" className="mt-3" title={t`The data could not be checked`}>
              {errorText(check.error)}
            </Alert>
          ) : null}
        </>
      }
      confirmLabel={check.isError ? t`Retry` : t`Yes`}
      cancelLabel={t`No`}
      busy={check.isPending}
      onConfirm={() => check.mutate(task)}
    />
  );
}

interface CheckReportProps {
  readonly name: string;
  readonly passed: boolean;
  readonly report: string;
  /** Storage link of the folder; null if an older server does not report it. */
  readonly folder: string | null;
  readonly onClose: () => void;
}

function CheckReport({ name, passed, report, folder, onClose }: CheckReportProps) {
  const { t } = useLingui();
  const { links } = useStorage();
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="lg"
      title={passed ? t`Dataset ${name}: check finished!` : t`Dataset ${name}: check failed!`}
      closeLabel={t`Close`}
      footer={
        <>
          {folder === null ? null : <ButtonLink href={links.files(folder)}>{t`View All Files`}</ButtonLink>}
          <Button onClick={onClose}>{t`Close`}</Button>
        </>
      }
    >
      <LogView text={report} label={t`Report of the check`} wrap className="h-72" />
    </Dialog>
  );
}
