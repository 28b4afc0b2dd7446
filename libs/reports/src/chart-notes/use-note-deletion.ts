import { useLingui } from '@lingui/react/macro';
import type { ChartNote } from '@omics-portal/api';
import { deleteChartNote, saveChartNote } from '@omics-portal/resources';
import { notify } from '@omics-portal/ui';
import { useMutation } from '@tanstack/react-query';
import { useReports } from '../ports/reports-ports';
import { useErrorText } from '../ports/use-error-text';

/** Deletion of a note on control charts. The notice offers to undo it; `onDeleted` is called while the note is still in the list. */
export function useNoteDeletion(onDeleted: () => void) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const { reports } = useReports();
  const remove = useMutation(deleteChartNote(reports));
  const restore = useMutation(saveChartNote(reports));
  const undo = ({ id, ...note }: ChartNote) => {
    const { plugin_name, noted_on, text, laboratory, instrument, group_name } = note;
    restore.mutate(
      { id, content: { plugin_name, noted_on, text, laboratory, instrument, group_name } },
      {
        onError: (error) =>
          notify({ tone: 'danger', title: t`The note could not be restored`, description: errorText(error) }),
      },
    );
  };
  const deleteNote = (note: ChartNote) =>
    remove.mutate(note.id, {
      onSuccess: () => {
        onDeleted();
        notify({
          tone: 'success',
          title: t`The note is deleted`,
          action: { label: t`Undo`, onClick: () => undo(note) },
        });
      },
      onError: (error) =>
        notify({ tone: 'danger', title: t`The note was not deleted`, description: errorText(error) }),
    });
  return { deleteNote, isDeleting: (note: ChartNote) => remove.isPending && remove.variables === note.id };
}
