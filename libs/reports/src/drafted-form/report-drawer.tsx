import { useLingui } from '@lingui/react/macro';
import { HttpError } from '@omics-portal/api';
import { Alert, Button, Drawer } from '@omics-portal/ui';
import { useId, type FormEventHandler, type ReactNode } from 'react';
import { useErrorText } from '../ports/use-error-text';
import { DraftNotice } from './draft-notice';
import { requestFieldLabel } from './request-field-labels';
import { SubmittedReport } from './submitted-report';

interface ReportDrawerProps {
  readonly description: string;
  /** State of the request; `data` is the id of the report, or null. */
  readonly submit: {
    readonly isPending: boolean;
    readonly isSuccess: boolean;
    readonly data: string | null | undefined;
    readonly error: Error | null;
  };
  /** Time at which a restored draft was saved, in milliseconds; null if there was none. */
  readonly restoredFrom: number | null;
  readonly discard: () => () => void;
  /** Label of the field that is sent as `filepath`. */
  readonly folderLabel: string;
  readonly onSubmit: FormEventHandler<HTMLFormElement>;
  readonly onClose: () => void;
  /** Fields of the form. */
  readonly children: ReactNode;
}

/** Drawer with the form of a new report: restored draft, fields, error and confirmation. */
export function ReportDrawer({
  description,
  submit,
  restoredFrom,
  discard,
  folderLabel,
  onSubmit,
  onClose,
  children,
}: ReportDrawerProps) {
  const { t } = useLingui();
  const formId = useId();
  return (
    <Drawer
      open
      size="lg"
      title={t`New QC Report`}
      description={description}
      closeLabel={t`Close`}
      onOpenChange={(open) => (open ? undefined : onClose())}
      footer={
        submit.isSuccess ? (
          <Button onClick={onClose}>{t`Close`}</Button>
        ) : (
          <>
            <Button onClick={onClose}>{t`Cancel`}</Button>
            <Button type="submit" form={formId} variant="primary" busy={submit.isPending}>
              {t`Submit`}
            </Button>
          </>
        )
      }
    >
      {submit.isSuccess ? (
        <SubmittedReport id={submit.data ?? null} />
      ) : (
        <form id={formId} noValidate onSubmit={onSubmit} className="flex flex-col gap-5">
          <DraftNotice restoredFrom={restoredFrom} discard={discard} />
          {children}
          {submit.error ? <Refusal error={submit.error} folderLabel={folderLabel} /> : null}
        </form>
      )}
    </Drawer>
  );
}

interface RefusalProps extends Pick<ReportDrawerProps, 'folderLabel'> {
  readonly error: Error;
}

/** Error of the request, with the messages of the server about single fields after their labels in the form. */
function Refusal({ error, folderLabel }: RefusalProps) {
  const { t, i18n } = useLingui();
  const errorText = useErrorText();
  const details = error instanceof HttpError ? error.details : [];
  const labelOf = (field: string) => {
    const label = requestFieldLabel(field);
    return field === 'filepath' ? folderLabel : label === undefined ? field : i18n._(label);
  };
  return (
    <Alert tone="danger" title={t`The report could not be started`}>
      <p>{errorText(error)}</p>
      {details.length > 0 ? (
        <ul className="list-disc ps-4">
          {details.map(({ field, message }) => {
            const label = labelOf(field);
            return <li key={`${field} ${message}`}>{t`${label}: ${message}`}</li>;
          })}
        </ul>
      ) : null}
      <p>{t`Everything that you filled in is still here.`}</p>
    </Alert>
  );
}
