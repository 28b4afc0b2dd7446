import { useState, type ReactElement } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { Project } from '@omics-portal/api';
import { changeProject, type ProjectChange } from '@omics-portal/resources';
import { AlertDialog, DropdownMenu, IconButton, notify } from '@omics-portal/ui';
import { useErrorText } from '@omics-portal/wording';
import { useMutation } from '@tanstack/react-query';
import { Archive, CirclePause, CopyPlus, EllipsisVertical, RotateCcw, Trash2 } from 'lucide-react';
import { useSeqflow } from '../ports/seqflow-ports';
import { useRestartQuestion } from './use-restart-question';

/** Changes of a project in the order of the menu. Actions that this version does not know are left out. */
const CHANGES = ['stop', 'restart', 'archive', 'delete'] as const satisfies readonly ProjectChange[];

const ICONS = {
  stop: <CirclePause />,
  restart: <RotateCcw />,
  archive: <Archive />,
  delete: <Trash2 />,
} satisfies Record<ProjectChange, ReactElement>;

interface ActionMessages {
  readonly label: string;
  readonly question: string;
  readonly done: string;
}

function useActionMessages(name: string, restartQuestion: string): Record<ProjectChange, ActionMessages> {
  const { t } = useLingui();
  return {
    stop: {
      label: t`Stop`,
      question: t`The jobs of ${name} that wait or run will be stopped, sure?`,
      done: t`Stop requested for ${name}`,
    },
    restart: {
      label: t`Restart`,
      question: restartQuestion,
      done: t`${name} was submitted again`,
    },
    archive: {
      label: t`Archive`,
      question: t`${name} will be archived, sure? Its results stay. It cannot be undone: a restart runs jobs again.`,
      done: t`${name} was archived`,
    },
    delete: {
      label: t`Delete`,
      question: t`Delete the project's results but not record, sure?`,
      done: t`The results of ${name} were deleted`,
    },
  };
}

/**
 * Menu of a project: run again with changes, which makes a new project, and the actions that it allows. Each action requires
 * a confirmation that names the project.
 */
export function ProjectActions({ project }: { readonly project: Project }) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const { datains, links } = useSeqflow();
  const [requested, setRequested] = useState<ProjectChange | null>(null);
  const name = project.project_name;
  const restart = useRestartQuestion(project, requested === 'restart');
  const messages = useActionMessages(name, restart.text);
  const change = useMutation(changeProject(datains, project.id));
  const actions = CHANGES.filter((one) => project.actions.includes(one));

  const titleOf = (label: string) => t`${label}: ${name}`;
  const confirm = (action: ProjectChange) =>
    change.mutate(action, {
      onSuccess: () => notify({ tone: 'success', title: messages[action].done }),
      onError: (error) =>
        notify({ tone: 'danger', title: t`${name} was not changed`, description: errorText(error) }),
      onSettled: () => setRequested(null),
    });

  return (
    <>
      <DropdownMenu
        label={t`Actions on ${name}`}
        trigger={
          <IconButton label={t`Actions on ${name}`} size="sm" variant="ghost" icon={<EllipsisVertical />} />
        }
        items={[
          {
            key: 'again',
            label: t`Run again with changes`,
            icon: <CopyPlus />,
            href: links.runAgain(project.app_id, { project: project.id }),
          },
          ...actions.map((action) => ({
            key: action,
            label: messages[action].label,
            icon: ICONS[action],
            onSelect: () => setRequested(action),
            ...(action === 'delete' && { tone: 'danger' as const, separatorBefore: true }),
          })),
        ]}
      />
      <AlertDialog
        open={requested !== null}
        onOpenChange={(open) => (open ? undefined : setRequested(null))}
        title={requested ? titleOf(messages[requested].label) : ''}
        body={requested ? messages[requested].question : ''}
        confirmLabel={requested ? messages[requested].label : t`Confirm`}
        cancelLabel={t`Cancel`}
        tone={requested === 'delete' || requested === 'stop' ? 'danger' : 'default'}
        busy={change.isPending || restart.isCounting}
        onConfirm={() => (requested ? confirm(requested) : undefined)}
      />
    </>
  );
}
