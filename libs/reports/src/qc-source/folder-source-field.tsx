import { useLingui } from '@lingui/react/macro';
import { Alert, deferredComponent, FormField, Input, RadioGroup } from '@omics-portal/ui';
import { FOLDER_SOURCES, type FolderSource } from './folder-source';
import { LocalFolderField } from './local-folder-field';
import { ProjectChoice } from './project-choice';
import type { LocalFolderState } from './use-local-folder';
import type { ProjectFolderState } from './use-project-folder';
import type { FolderProgress } from './use-folder-link';

/** Picker of a folder in the user's own storage, loaded when that is the source. */
const OwnFolderPicker = deferredComponent(async () => (await import('./own-folder-picker')).OwnFolderPicker);

interface FolderSourceFieldProps {
  readonly label: string;
  readonly source: FolderSource;
  readonly local: LocalFolderState;
  readonly projectFolder: ProjectFolderState;
  readonly progress: FolderProgress | null;
  readonly lostFiles: number;
  readonly error: string | undefined;
  readonly disabled: boolean;
  readonly onChange: (source: FolderSource) => void;
}

/** Source of a report: the results of a project, a folder in storage, or files of this computer. */
export function FolderSourceField(props: FolderSourceFieldProps) {
  const { source, projectFolder, error, disabled, onChange } = props;
  const { t } = useLingui();
  const labels = {
    project: t`The results of a project`,
    storage: t`A folder in storage`,
    computer: t`A folder or files on this computer`,
  } satisfies Record<FolderSource['from'], string>;
  return (
    <div className="flex flex-col gap-3">
      <RadioGroup
        label={props.label}
        value={source.from}
        options={FOLDER_SOURCES.map((value) => ({ value, label: labels[value], disabled }))}
        onValueChange={(value) =>
          onChange({ ...source, from: FOLDER_SOURCES.find((known) => known === value) ?? 'project' })
        }
      />
      {source.from === 'project' ? (
        <>
          <ProjectChoice
            project={source.project}
            help={t`Finished projects. The report is on all of their results.`}
            error={error}
            disabled={disabled}
            onChoose={(project) => onChange({ ...source, project })}
          />
          {projectFolder.isMissing ? (
            <Alert tone="warning" title={t`The folder of this project is not known`}>
              {t`It has no results that the server lists. Choose a folder in storage instead.`}
            </Alert>
          ) : null}
        </>
      ) : null}
      {source.from === 'storage' ? (
        <>
          <OwnFolderPicker disabled={disabled} onChoose={(link) => onChange({ ...source, link })} />
          <FormField
            label={t`Link of the folder`}
            required
            error={error}
            help={t`Folders below it are read as well.`}
          >
            {(control) => (
              <Input
                {...control}
                readOnly={disabled}
                value={source.link}
                placeholder="minio://users/data/run_7/"
                onChange={({ target }) => onChange({ ...source, link: target.value })}
              />
            )}
          </FormField>
        </>
      ) : null}
      {source.from === 'computer' ? (
        <LocalFolderField
          source={source}
          state={props.local}
          progress={props.progress}
          lostFiles={props.lostFiles}
          error={error}
          disabled={disabled}
          onFiles={(files) => onChange({ ...source, files, uploaded: null })}
        />
      ) : null}
    </div>
  );
}
