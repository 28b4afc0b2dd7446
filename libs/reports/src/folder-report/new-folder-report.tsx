import { useLingui } from '@lingui/react/macro';
import { donorsWithoutCalls, foundSamples, type QcInputs } from '@omics-portal/qc-inputs';
import { pluginNameOf, type ReportKind } from '@omics-portal/resources';
import { Alert } from '@omics-portal/ui';
import { type ComponentProps, useCallback, useState } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import { ReportDrawer } from '../drafted-form/report-drawer';
import { useReports } from '../ports/reports-ports';
import { DonorTable } from '../qc-source/donor-table';
import { type DonorChoice, type FolderSource, isSameFolder } from '../qc-source/folder-source';
import { StoredDonors } from '../qc-source/stored-donors';
import type { FolderDraft } from './folder-draft';
import { FolderReportFields } from './folder-report-fields';
import { FolderSourceField } from '../qc-source/folder-source-field';
import { type FolderForm, useFolderForm } from './use-folder-form';
import { useLocalFolder } from '../qc-source/use-local-folder';
import { useProjectFolder } from '../qc-source/use-project-folder';
import { useSubmitFolder } from './use-submit-folder';

interface NewFolderReportProps {
  readonly kind: ReportKind;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Form of a new report on a folder and its drawer. Stays mounted while the drawer is closed, so that the form keeps its values. */
export function NewFolderReport({ kind, open, onClose }: NewFolderReportProps) {
  const { brand } = useReports();
  const pluginName = pluginNameOf(brand, kind);
  const folderForm = useFolderForm(pluginName);
  return open ? (
    <FolderReportDrawer pluginName={pluginName} folderForm={folderForm} onClose={onClose} />
  ) : null;
}

interface FolderReportDrawerProps {
  readonly pluginName: string;
  readonly folderForm: FolderForm;
  readonly onClose: () => void;
}

/** Drawer that requests a report on a folder. The entered values are preserved until the server has confirmed. */
function FolderReportDrawer({ pluginName, folderForm, onClose }: FolderReportDrawerProps) {
  const { t } = useLingui();
  const [abort] = useState(() => new AbortController());
  const { form, restoredFrom, discard, lostFiles } = folderForm;
  const [source, donors, name] = useWatch({ control: form.control, name: ['source', 'donors', 'name'] });
  const local = useLocalFolder(source.files, donors);
  const projectFolder = useProjectFolder(source.project);
  const { submit, submissionOf, progress } = useSubmitFolder(pluginName, folderForm);
  const disabled = submit.isPending;
  const folderLabel = t`What the report is made from`;
  const { setValue } = form;
  const setDonors = useCallback(
    (next: readonly DonorChoice[]) => setValue('donors', next, { shouldDirty: true }),
    [setValue],
  );
  const changeSource = (next: FolderSource, onChange: (next: FolderSource) => void) => {
    onChange(next);
    if (!isSameFolder(next, source) && donors.length > 0) {
      setDonors([]);
    }
    if (next.project && next.project !== source.project && name === '') {
      setValue('name', next.project.name);
    }
  };
  const send = async (draft: FolderDraft) => {
    const filesToSend = async () => (await local.whenRead()).send;
    const { find: findProjectFolder } = projectFolder;
    return submit.mutateAsync(submissionOf({ draft, findProjectFolder, filesToSend, signal: abort.signal }));
  };
  return (
    <ReportDrawer
      description={t`From the results of a project, a folder in storage, or files on this computer.`}
      submit={submit}
      restoredFrom={restoredFrom}
      discard={discard}
      folderLabel={folderLabel}
      onSubmit={form.onSubmit(send)}
      onClose={() => {
        abort.abort();
        onClose();
      }}
    >
      <Controller
        control={form.control}
        name="source"
        render={({ field }) => (
          <FolderSourceField
            label={folderLabel}
            source={field.value}
            local={local}
            projectFolder={projectFolder}
            progress={progress}
            lostFiles={lostFiles}
            error={form.errorOf('source')}
            disabled={disabled}
            onChange={(next) => changeSource(next, field.onChange)}
          />
        )}
      />
      <SourceDonors
        inputs={local.inputs}
        source={source}
        projectFolder={projectFolder}
        donors={donors}
        disabled={disabled}
        onChange={setDonors}
      />
      <FolderReportFields form={form} disabled={disabled} />
    </ReportDrawer>
  );
}

interface SourceDonorsProps extends ComponentProps<typeof StoredDonors> {
  /** Content of the files of this computer. */
  readonly inputs: QcInputs | null;
}

/** Donors of the samples of any source. */
function SourceDonors({ inputs, ...props }: SourceDonorsProps) {
  const { source, donors, disabled, onChange } = props;
  return inputs && source.from === 'computer' ? (
    <>
      <DonorTable samples={foundSamples(inputs)} donors={donors} disabled={disabled} onChange={onChange} />
      <MissingDonors missing={donorsWithoutCalls(inputs)} />
    </>
  ) : (
    <StoredDonors {...props} />
  );
}

/** Warning before the submission: donors without which there is no verdict. */
function MissingDonors({ missing }: { readonly missing: readonly string[] }) {
  const { t, i18n } = useLingui();
  const names = new Intl.ListFormat(i18n.locale, { type: 'conjunction' }).format(missing);
  return missing.length === 0 ? null : (
    <Alert tone="warning" title={t`The report will have no verdict`}>
      {t`These files compare no variants of ${names} with a truth set. The report will have the figures of each sample.`}
    </Alert>
  );
}
