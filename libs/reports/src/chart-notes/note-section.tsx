import { useLingui } from '@lingui/react/macro';
import type { ChartNote } from '@omics-portal/api';
import {
  Button,
  DataTable,
  type DataTableColumn,
  EmptyState,
  ErrorState,
  IconButton,
} from '@omics-portal/ui';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { PanelBoundary } from '@omics-portal/wording';
import { lazy, Suspense, useMemo, useRef, useState } from 'react';
import { ReportSection } from '../figures/report-section';
import { useErrorText } from '../ports/use-error-text';
import type { NoteToEdit } from './note-draft';
import { NoteScopeText } from './note-scope-text';
import { useNoteDeletion } from './use-note-deletion';

/** Loaded on demand: control charts load without the form engine. */
const NoteEditor = lazy(async () => ({ default: (await import('./note-editor')).NoteEditor }));

interface NoteSectionProps {
  /** Notes of the chart, the earliest day first; undefined while they load. */
  readonly notes: readonly ChartNote[] | undefined;
  readonly error: Error | null;
  readonly onRetry: () => void;
  /** Tool, laboratory and instrument of a new note: those of the chart. */
  readonly scope: Pick<ChartNote, 'plugin_name' | 'laboratory' | 'instrument'>;
}

/** Notes on the control charts of a tool: a table with their texts, and the actions that write, change and delete them. */
export function NoteSection({ notes, error, onRetry, scope }: NoteSectionProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const [edited, setEdited] = useState<NoteToEdit | null>(null);
  const writeButton = useRef<HTMLButtonElement>(null);
  // The pressed button goes away with its note; focus must not go with it.
  const { deleteNote, isDeleting } = useNoteDeletion(() => writeButton.current?.focus());
  const columns = useNoteColumns({ onEdit: setEdited, onDelete: deleteNote, isDeleting });
  return (
    <ReportSection
      title={t`Notes on the history`}
      actions={
        <Button
          ref={writeButton}
          size="sm"
          icon={<Plus />}
          className="print:hidden"
          onClick={() => setEdited(scope)}
        >
          {t`Write a note`}
        </Button>
      }
    >
      {error && !notes ? (
        <ErrorState
          title={t`The notes could not be loaded`}
          message={errorText(error)}
          retryLabel={t`Retry`}
          onRetry={onRetry}
        />
      ) : (
        <DataTable
          dense
          caption={t`Notes on the history`}
          columns={columns}
          rows={notes ?? []}
          rowKey={({ id }) => id}
          loading={!notes}
          empty={
            <EmptyState
              title={t`No note yet`}
              description={t`A note says what changed on a day, such as a new column.`}
            />
          }
        />
      )}
      {edited ? (
        <PanelBoundary>
          <Suspense>
            <NoteEditor note={edited} onClose={() => setEdited(null)} />
          </Suspense>
        </PanelBoundary>
      ) : null}
    </ReportSection>
  );
}

interface NoteActions {
  readonly onEdit: (note: NoteToEdit) => void;
  readonly onDelete: (note: ChartNote) => void;
  readonly isDeleting: (note: ChartNote) => boolean;
}

function useNoteColumns({ onEdit, onDelete, isDeleting }: NoteActions): DataTableColumn<ChartNote>[] {
  const { t } = useLingui();
  return useMemo(
    () => [
      {
        id: 'day',
        header: t`Day`,
        cell: ({ noted_on: day }) => <span className="whitespace-nowrap">{day}</span>,
      },
      {
        id: 'text',
        header: t`What happened`,
        cell: ({ text }) => <div className="min-w-48 whitespace-pre-line wrap-anywhere">{text}</div>,
      },
      {
        id: 'scope',
        header: t`Concerns`,
        cell: (note) => (
          <div className="min-w-32">
            <NoteScopeText note={note} />
          </div>
        ),
      },
      {
        id: 'author',
        header: t({ message: 'Author', context: 'note' }),
        cell: ({ owner, group_name: group }) => (
          // Without a least width the words would break at every letter on a phone.
          <div className="min-w-44 wrap-anywhere">
            {group === null ? owner : t`${owner}, for the group ${group}`}
          </div>
        ),
      },
      {
        id: 'actions',
        header: t`Actions`,
        cell: (note) => {
          const { text } = note;
          return (
            <div className="flex gap-1">
              <IconButton
                size="sm"
                label={t`Change the note ${text}`}
                icon={<Pencil />}
                onClick={() => onEdit(note)}
              />
              <IconButton
                size="sm"
                label={t`Delete the note ${text}`}
                icon={<Trash2 />}
                disabled={isDeleting(note)}
                onClick={() => onDelete(note)}
              />
            </div>
          );
        },
      },
    ],
    [t, onEdit, onDelete, isDeleting],
  );
}
