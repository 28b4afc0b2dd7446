import { useLingui } from '@lingui/react/macro';
import { HttpError } from '@omics-portal/api';
import { pluginNameOf, type ReportKind } from '@omics-portal/resources';
import { Alert, Button, ButtonLink, Drawer } from '@omics-portal/ui';
import { useId, useRef, useState, type FormEvent } from 'react';
import { useErrorText } from '../ports/use-error-text';
import { useReports } from '../ports/reports-ports';
import { ReportFields } from './report-fields';
import { draftProblems, EMPTY_DRAFT, type ReportDraft } from './report-draft';
import { useSubmitReport } from './use-submit-report';
import { useTableCheck } from './use-table-check';

interface NewReportDrawerProps {
  readonly kind: ReportKind;
  /** What has been filled in; the caller keeps it, so that closing the drawer by mistake loses nothing. */
  readonly draft: ReportDraft;
  readonly onDraftChange: (draft: ReportDraft) => void;
  readonly onClose: () => void;
}

/** Asks for two tables and a name, and has a report made of them. What was filled in stays until that has worked. */
export function NewReportDrawer({ kind, draft, onDraftChange, onClose }: NewReportDrawerProps) {
  const { t } = useLingui();
  const { brand } = useReports();
  const form = useId();
  const abort = useRef(new AbortController());
  const [asked, setAsked] = useState(false);
  const { submit, submissionOf, progress } = useSubmitReport(pluginNameOf(brand, kind));
  const checks = useTableCheck(draft, kind);
  const missing = draftProblems(draft);
  const close = () => {
    abort.current.abort();
    onClose();
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    const { data, metadata } = draft;
    if (
      missing.length === 0 &&
      data &&
      metadata &&
      checks.data.length + checks.metadata.length === 0 &&
      !submit.isPending
    ) {
      submit.mutate(submissionOf({ ...draft, data, metadata }, abort.current.signal), {
        onSuccess: () => onDraftChange(EMPTY_DRAFT),
      });
    }
  };
  return (
    <Drawer
      open
      size="lg"
      title={t`New QC Report`}
      description={t`From a data table and a metadata table.`}
      closeLabel={t`Close`}
      onOpenChange={(open) => (open ? undefined : close())}
      footer={
        submit.isSuccess ? (
          <Button onClick={close}>{t`Close`}</Button>
        ) : (
          <>
            <Button onClick={close}>{t`Cancel`}</Button>
            <Button type="submit" form={form} variant="primary" busy={submit.isPending}>
              {t`Submit`}
            </Button>
          </>
        )
      }
    >
      {submit.isSuccess ? (
        <Submitted id={submit.data} />
      ) : (
        <form id={form} noValidate onSubmit={send} className="flex flex-col gap-5">
          <ReportFields
            kind={kind}
            draft={draft}
            onDraftChange={onDraftChange}
            checks={checks}
            progress={progress}
            missing={asked ? missing : []}
            disabled={submit.isPending}
          />
          {submit.isError ? <Refusal error={submit.error} /> : null}
        </form>
      )}
    </Drawer>
  );
}

/** Why a report could not be started: the server's sentence, and what it says about single fields. */
function Refusal({ error }: { readonly error: Error }) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const details = error instanceof HttpError ? error.details : [];
  return (
    <Alert tone="danger" title={t`The report could not be started`}>
      <p>{errorText(error)}</p>
      {details.length > 0 ? (
        <ul className="list-disc ps-4">
          {details.map(({ field, message }) => (
            <li key={`${field} ${message}`}>{message}</li>
          ))}
        </ul>
      ) : null}
      <p>{t`Everything that you filled in is still here.`}</p>
    </Alert>
  );
}

/** Older servers do not say which report was started; then the list is where it shows. */
function Submitted({ id }: { readonly id: string | null }) {
  const { t } = useLingui();
  const { links } = useReports();
  return (
    <Alert
      tone="success"
      title={t`The report is being made`}
      action={
        id ? (
          <ButtonLink size="sm" variant="primary" href={links.report(id)}>
            {t`Show the report`}
          </ButtonLink>
        ) : null
      }
    >
      {t`It takes a few seconds. The list shows it as well.`}
    </Alert>
  );
}
