import { useLingui } from '@lingui/react/macro';
import { HttpError } from '@omics-portal/api';
import { pluginNameOf, type ReportKind } from '@omics-portal/resources';
import { Alert, Button, ButtonLink, Drawer, notify } from '@omics-portal/ui';
import { formatTime } from '@omics-portal/wording';
import { useId, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useErrorText } from '../ports/use-error-text';
import { useReports } from '../ports/reports-ports';
import { ReportFields, ROLES } from './report-fields';
import type { CompleteDraft } from './report-draft';
import type { ReportForm } from './use-report-form';
import { useSubmitReport } from './use-submit-report';
import { useTableCheck } from './use-table-check';

interface NewReportDrawerProps {
  readonly kind: ReportKind;
  /** Form, which outlives the drawer, so that closing it loses nothing. */
  readonly reportForm: ReportForm;
  readonly onClose: () => void;
}

/** Drawer that requests a report from two tables. The entered values are preserved until the server has confirmed. */
export function NewReportDrawer({ kind, reportForm, onClose }: NewReportDrawerProps) {
  const { t } = useLingui();
  const { brand } = useReports();
  const formId = useId();
  const [abort] = useState(() => new AbortController());
  const { form } = reportForm;
  const { submit, submissionOf, progress } = useSubmitReport(pluginNameOf(brand, kind), reportForm);
  const [data, metadata, scale] = useWatch({ control: form.control, name: ['data', 'metadata', 'scale'] });
  const checks = useTableCheck({ data, metadata, scale }, kind);
  const close = () => {
    abort.abort();
    onClose();
  };
  const send = (draft: CompleteDraft) => {
    const wrong = ROLES.find((role) => checks[role].length > 0);
    if (wrong) {
      return form.setFocus(wrong);
    }
    return submit.mutateAsync(submissionOf(draft, abort.signal));
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
            <Button type="submit" form={formId} variant="primary" busy={submit.isPending}>
              {t`Submit`}
            </Button>
          </>
        )
      }
    >
      {submit.isSuccess ? (
        <Submitted id={submit.data} />
      ) : (
        <form id={formId} noValidate onSubmit={form.onSubmit(send)} className="flex flex-col gap-5">
          <DraftNotice reportForm={reportForm} />
          <ReportFields
            kind={kind}
            reportForm={reportForm}
            checks={checks}
            progress={progress}
            disabled={submit.isPending}
          />
          {submit.isError ? <Refusal error={submit.error} /> : null}
        </form>
      )}
    </Drawer>
  );
}

/** Notice about a restored draft, with the action that discards it. */
function DraftNotice({ reportForm }: { readonly reportForm: ReportForm }) {
  const { t } = useLingui();
  const { restoredFrom, discard } = reportForm;
  const saved = formatTime(restoredFrom);
  const discardDraft = () => {
    const undo = discard();
    notify({ tone: 'info', title: t`The draft was discarded`, action: { label: t`Undo`, onClick: undo } });
  };
  return restoredFrom === null ? null : (
    <Alert
      tone="info"
      title={t`Your draft of ${saved} is back`}
      action={
        <Button size="sm" onClick={discardDraft}>
          {t`Discard the draft`}
        </Button>
      }
    />
  );
}

/** Error of the request, with the messages of the server about single fields. */
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

/** Confirmation with a link to the report. Older servers return no id; then the list shows the report. */
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
