import { useLingui } from '@lingui/react/macro';
import { projectQueries, PROJECTS_IN_STATE } from '@omics-portal/resources';
import { Combobox, FormField } from '@omics-portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useErrorText } from '../ports/use-error-text';
import { useReports } from '../ports/reports-ports';
import type { FolderSource } from './folder-source';

interface ProjectChoiceProps {
  readonly project: FolderSource['project'];
  /** Use of the project. */
  readonly help: string;
  readonly error: string | undefined;
  readonly disabled: boolean;
  readonly onChoose: (project: FolderSource['project']) => void;
}

const PER_PAGE = 20;

/** Choice of a finished project, found by a part of its name. */
export function ProjectChoice({ project, help, error, disabled, onChoose }: ProjectChoiceProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const { datains } = useReports();
  const [text, setText] = useState('');
  const search = useDeferredValue(text);
  const projects = useQuery(
    projectQueries(datains).list({
      page: 1,
      perPage: PER_PAGE,
      ...PROJECTS_IN_STATE.succeeded,
      ...(search && { search }),
    }),
  );
  const found = projects.data?.data ?? [];
  return (
    <FormField label={t`Project`} required error={error} help={help}>
      {(control) => (
        <Combobox
          {...control}
          disabled={disabled}
          value={project?.id ?? ''}
          valueLabel={project?.name}
          options={found.map(({ id, project_name: name }) => ({ value: id, label: name }))}
          listLabel={t`Projects`}
          emptyLabel={t`No finished project has this name.`}
          loadingLabel={t`Projects are loading`}
          loading={projects.isPending}
          error={projects.isError ? errorText(projects.error) : undefined}
          clearLabel={t`Remove the project`}
          onQueryChange={setText}
          onValueChange={(id) => {
            const chosen = found.find((one) => one.id === id);
            onChoose(chosen ? { id: chosen.id, name: chosen.project_name } : null);
          }}
        />
      )}
    </FormField>
  );
}
