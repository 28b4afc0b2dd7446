import { useLingui } from '@lingui/react/macro';
import { resultQueries } from '@omics-portal/resources';
import { FormField } from '@omics-portal/ui';
import { useQueries } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useErrorText } from '../ports/use-error-text';
import { useReports } from '../ports/reports-ports';
import type { FolderSource } from '../qc-source/folder-source';
import { ProjectChoice } from '../qc-source/project-choice';
import { TABLE_EXTENSIONS, tablesOfResults } from './stored-table';
import { TableCombobox } from './table-combobox';
import type { TablePickerProps } from './table-picker-props';

/** Number of results of each extension that are listed; the others are found by name. */
const PER_EXTENSION = 100;

/** Picker of a table among the results of a finished project. */
export function ProjectTablePicker({ label, disabled, onChoose }: TablePickerProps) {
  const { t } = useLingui();
  const [project, setProject] = useState<FolderSource['project']>(null);
  return (
    <div role="group" aria-label={t`${label} from a project`} className="flex flex-col gap-3">
      <ProjectChoice
        project={project}
        help={t`Finished projects. One of their results becomes the table.`}
        error={undefined}
        disabled={disabled}
        onChoose={setProject}
      />
      {project === null ? null : (
        <ResultChoice key={project.id} projectId={project.id} disabled={disabled} onChoose={onChoose} />
      )}
    </div>
  );
}

interface ResultChoiceProps extends Omit<TablePickerProps, 'label'> {
  readonly projectId: string;
}

/** Choice of a table among the results of a project, found by a part of its name. */
function ResultChoice({ projectId, disabled, onChoose }: ResultChoiceProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const { datains } = useReports();
  const [text, setText] = useState('');
  const fileName = useDeferredValue(text.trim());
  const results = useQueries({
    queries: TABLE_EXTENSIONS.map((fileType) =>
      resultQueries(datains).list({ projectId, fileType, fileName, page: 1, perPage: PER_EXTENSION }),
    ),
  });
  const error = results.find((one) => one.isError)?.error;
  return (
    <FormField
      label={t`Result`}
      required
      help={t`CSV, TSV and TXT files. Type a part of a name to find one.`}
    >
      {(control) => (
        <TableCombobox
          {...control}
          disabled={disabled}
          tables={tablesOfResults(results.flatMap(({ data }) => data?.data ?? []))}
          listLabel={t`Results of the project`}
          emptyLabel={
            fileName
              ? t`No table of this project has this name.`
              : t`This project has no table among its results.`
          }
          loadingLabel={t`Results are loading`}
          loading={!error && results.some((one) => one.isPending)}
          error={error ? errorText(error) : undefined}
          onQueryChange={setText}
          onChoose={onChoose}
        />
      )}
    </FormField>
  );
}
