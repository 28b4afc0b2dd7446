import { useLingui } from '@lingui/react/macro';
import type { DataQuery } from '@omics-portal/data-query';
import { Dialog } from '@omics-portal/ui';
import type { FieldLabels } from '../fields/field-labels';
import { PastedList } from '../queries/pasted-list';
import { SavedQueries } from '../queries/saved-queries';
import { QueryForms } from './query-forms';

/** Props of a dialog about the query. */
export interface QueryDialogProps {
  readonly kind: 'copy' | 'saved' | 'paste';
  readonly query: DataQuery;
  readonly onQueryChange: (next: DataQuery) => void;
  readonly labels: FieldLabels;
  /** Sentence that describes the query; the proposed name of a saved one. */
  readonly sentence: string;
  readonly onClose: () => void;
}

/** Dialog about the query: as code to copy, saved queries, or a list of names to find. */
export function QueryDialog({ kind, query, onQueryChange, labels, sentence, onClose }: QueryDialogProps) {
  const { t } = useLingui();
  const frame = {
    open: true,
    onOpenChange: (open: boolean) => (open ? undefined : onClose()),
    closeLabel: t`Close`,
  };
  switch (kind) {
    case 'copy':
      return (
        <Dialog {...frame} title={t`Copy this query`}>
          <QueryForms query={query} />
        </Dialog>
      );
    case 'saved':
      return (
        <Dialog {...frame} title={t`Saved queries`} size="lg">
          <SavedQueries query={query} sentence={sentence} onOpened={onClose} />
        </Dialog>
      );
    case 'paste':
      return (
        <Dialog
          {...frame}
          title={t`Find the files of a list`}
          description={t`File names, libraries, donors, checksums or paths: one a line, or separated by commas, semicolons or tabs.`}
          size="lg"
        >
          <PastedList
            query={query}
            labels={labels}
            onUse={(next) => {
              onQueryChange(next);
              onClose();
            }}
          />
        </Dialog>
      );
    default:
      return kind satisfies never;
  }
}
