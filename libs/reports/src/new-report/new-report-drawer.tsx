import { useLingui } from '@lingui/react/macro';
import { pluginNameOf } from '@omics-portal/resources';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { ReportDrawer } from '../drafted-form/report-drawer';
import { useReports } from '../ports/reports-ports';
import type { OutputsHandle } from './outputs-field';
import { ReportFields, ROLES } from './report-fields';
import type { CompleteDraft } from './report-draft';
import type { ReportForm } from './use-report-form';
import { useSubmitReport } from './use-submit-report';
import type { TableKind } from './table-check';
import { useProjectFolder } from '../qc-source/use-project-folder';
import { useTableCheck } from './use-table-check';

interface NewReportDrawerProps {
  readonly kind: TableKind;
  /** Form, which outlives the drawer, so that closing it loses nothing. */
  readonly reportForm: ReportForm;
  readonly onClose: () => void;
}

/** Drawer that requests a report from two tables. The entered values are preserved until the server has confirmed. */
export function NewReportDrawer({ kind, reportForm, onClose }: NewReportDrawerProps) {
  const { t } = useLingui();
  const { brand } = useReports();
  const [abort] = useState(() => new AbortController());
  const { form, restoredFrom, discard } = reportForm;
  const { submit, submissionOf, progress, folderProgress } = useSubmitReport(
    pluginNameOf(brand, kind),
    reportForm,
  );
  const [data, metadata, fpkm, scale, source] = useWatch({
    control: form.control,
    name: ['data', 'metadata', 'fpkm', 'scale', 'source'],
  });
  const projectFolder = useProjectFolder(source.project);
  const [outputs, setOutputs] = useState<OutputsHandle | null>(null);
  const checks = useTableCheck({ data, metadata, fpkm, scale }, kind);
  const close = () => {
    abort.abort();
    onClose();
  };
  const send = async (draft: CompleteDraft) => {
    const { basis } = draft;
    const wrong =
      basis === 'files' ? undefined : [...ROLES, 'fpkm' as const].find((role) => checks[role].length > 0);
    if (wrong) {
      return form.setFocus(wrong);
    }
    const { find: findProjectFolder } = projectFolder;
    const filesToSend = async () => (await outputs?.whenRead())?.send ?? [];
    return submit.mutateAsync(submissionOf(draft, { signal: abort.signal, findProjectFolder, filesToSend }));
  };
  return (
    <ReportDrawer
      description={
        kind === 'rseqc'
          ? t`From a table of counts, from quality-control outputs, or from both.`
          : t`From a data table and a metadata table.`
      }
      submit={submit}
      restoredFrom={restoredFrom}
      discard={discard}
      folderLabel={t`Quality-control outputs`}
      onSubmit={form.onSubmit(send)}
      onClose={close}
    >
      <ReportFields
        kind={kind}
        reportForm={reportForm}
        checks={checks}
        progress={progress}
        outputs={{ ref: setOutputs, projectFolder, progress: folderProgress }}
        disabled={submit.isPending}
      />
    </ReportDrawer>
  );
}
