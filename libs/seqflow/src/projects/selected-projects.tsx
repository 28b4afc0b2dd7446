import { useState } from 'react';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Project } from '@omics-portal/api';
import { changeProjects } from '@omics-portal/resources';
import { AlertDialog, Button, notify } from '@omics-portal/ui';
import { joinSentences, useErrorText } from '@omics-portal/wording';
import { useMutation } from '@tanstack/react-query';
import { Archive, CirclePause, Trash2 } from 'lucide-react';
import { useSeqflow } from '../ports/seqflow-ports';

/** Changes of several projects at once. A restart is left out: what it runs differs from project to project. */
const BULK_CHANGES = ['stop', 'archive', 'delete'] as const;

type BulkChange = (typeof BULK_CHANGES)[number];

const ICONS = { stop: <CirclePause />, archive: <Archive />, delete: <Trash2 /> };

interface BulkMessages {
  readonly label: string;
  readonly question: string;
  readonly done: string;
}

function useBulkMessages(count: number): Record<BulkChange, BulkMessages> {
  const { t } = useLingui();
  const projects = t`${plural(count, { one: '# project', other: '# projects' })}`;
  return {
    stop: {
      label: t`Stop`,
      question: t`The jobs of ${projects} that wait or run will be stopped, sure?`,
      done: t`Stop requested for ${projects}`,
    },
    archive: {
      label: t`Archive`,
      question: t`Archive ${projects}, sure? Their results stay. It cannot be undone: a restart runs jobs again.`,
      done: t`Archived: ${projects}`,
    },
    delete: {
      label: t`Delete`,
      question: t`Delete the results of ${projects} but not the records, sure? It cannot be undone: a restart runs all jobs again.`,
      done: t`Results deleted: ${projects}`,
    },
  };
}

interface SelectedProjectsProps {
  /** Selected projects of the page. */
  readonly projects: readonly Project[];
  readonly onClear: () => void;
}

/** Actions on the selected projects. Each states how many it changes; those that fail are listed. */
export function SelectedProjects({ projects, onClear }: SelectedProjectsProps) {
  const { t } = useLingui();
  const [requested, setRequested] = useState<BulkChange | null>(null);
  const allowing = (change: BulkChange) => projects.filter(({ actions }) => actions.includes(change));
  const selected = projects.length;
  if (selected === 0) {
    return null;
  }
  return (
    <div role="group" aria-label={t`Selected projects`} className="flex flex-wrap items-center gap-2">
      <span className="text-sm text-muted">
        {t`${plural(selected, { one: '# project selected', other: '# projects selected' })}`}
      </span>
      {BULK_CHANGES.map((change) => (
        <BulkButton
          key={change}
          change={change}
          count={allowing(change).length}
          onPress={() => setRequested(change)}
        />
      ))}
      <Button size="sm" variant="ghost" onClick={onClear}>{t`Clear the selection`}</Button>
      {requested ? (
        <BulkDialog
          change={requested}
          projects={allowing(requested)}
          skipped={selected - allowing(requested).length}
          onClose={() => setRequested(null)}
          onDone={onClear}
        />
      ) : null}
    </div>
  );
}

function BulkButton({
  change,
  count,
  onPress,
}: {
  readonly change: BulkChange;
  readonly count: number;
  readonly onPress: () => void;
}) {
  const { label } = useBulkMessages(count)[change];
  return (
    <Button size="sm" icon={ICONS[change]} disabled={count === 0} onClick={onPress}>
      {`${label} (${count})`}
    </Button>
  );
}

interface BulkDialogProps {
  readonly change: BulkChange;
  /** Projects that allow the change. */
  readonly projects: readonly Project[];
  /** Number of selected projects that do not allow it now. */
  readonly skipped: number;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

function BulkDialog({ change, projects, skipped, onClose, onDone }: BulkDialogProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const { datains } = useSeqflow();
  const mutation = useMutation(changeProjects(datains));
  const messages = useBulkMessages(projects.length)[change];
  const nameOf = (id: string) => projects.find((project) => project.id === id)?.project_name ?? id;
  const confirm = () =>
    mutation.mutate(
      { ids: projects.map(({ id }) => id), change },
      {
        onSuccess: (refused) => {
          const total = projects.length;
          const changed = total - refused.length;
          notify(
            refused.length === 0
              ? { tone: 'success', title: messages.done }
              : {
                  tone: 'danger',
                  title: t`${changed} of ${total} projects were changed`,
                  description: joinSentences(
                    refused.map(({ id, error }) => {
                      const [name, reason] = [nameOf(id), errorText(error)];
                      return t`${name}: ${reason}`;
                    }),
                  ),
                },
          );
        },
        onSettled: () => {
          onClose();
          onDone();
        },
      },
    );
  const names = projects.map(({ project_name: name }) => name).join(', ');
  return (
    <AlertDialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={messages.label}
      body={
        <>
          <p>{messages.question}</p>
          <p className="mt-2 text-sm break-words text-muted">{names}</p>
          {skipped > 0 ? (
            <p className="mt-2 text-sm">
              {t`${plural(skipped, {
                one: '# selected project does not allow this now and stays as it is.',
                other: '# selected projects do not allow this now and stay as they are.',
              })}`}
            </p>
          ) : null}
        </>
      }
      confirmLabel={messages.label}
      cancelLabel={t`Cancel`}
      tone={change === 'archive' ? 'default' : 'danger'}
      busy={mutation.isPending}
      onConfirm={confirm}
    />
  );
}
