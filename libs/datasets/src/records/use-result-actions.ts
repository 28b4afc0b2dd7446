import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { DataFile } from '@omics-portal/api';
import type { DataQuery } from '@omics-portal/data-query';
import { fetchRecords } from '@omics-portal/resources';
import { safeFileName } from '@omics-portal/data-query/files';
import { notify } from '@omics-portal/ui';
import { toCartFile, type CartFile } from '../cart-store/cart-file';
import { useDownloadKit } from '../kit/use-download-kit';
import { useDatasets } from '../ports/datasets-ports';
import { inReadingOrder } from '../fields/record-values';
import { readAllRecords } from '../export/read-all-records';
import { useRecordTask, type RecordTask } from '../export/use-record-task';
import { useTableExports } from '../export/use-table-exports';
import { requestedFiles } from './requested-file';

/** Actions on all files of a query, however many: one runs at a time, with progress and cancel. */
export function useResultActions(query: DataQuery, sentence: string) {
  const { t } = useLingui();
  const { cart, dataseq, numericRange } = useDatasets();
  const task = useRecordTask();
  const saveKit = useDownloadKit();
  const { collection } = query;
  const read: RecordTask<DataFile>['read'] = (signal, onPage) =>
    readAllRecords({
      query,
      fetchRecords: (page, pageSignal) => fetchRecords(dataseq, { numericRange }, page, pageSignal),
      signal,
      onPage,
    });

  const addAll = () => {
    const files: CartFile[] = [];
    return task.run({
      title: t`Adding all results to the cart`,
      failure: t`The results could not be added to the cart`,
      read,
      onPage: (records) => files.push(...filesOf(collection, records)),
      onEnd: () => {
        const added = cart.add(files);
        notify({
          tone: 'success',
          title: t`${plural(added, { one: '# file added to the cart', other: '# files added to the cart' })}`,
        });
      },
    });
  };

  const makeKit = () => {
    const records: DataFile[] = [];
    return task.run({
      title: t`Creating a download kit`,
      failure: t`The download kit could not be created`,
      read,
      onPage: (page) => records.push(...page.map(inReadingOrder)),
      onEnd: () => {
        const files = filesOf(collection, records);
        const count = files.length;
        return saveKit({
          name: safeFileName(`${collection}-download-kit`),
          files,
          records,
          queries: [query],
          // A list of paths says little and may have hundreds: the README has its link.
          sentence: requestedFiles(query)
            ? t`${plural(count, { one: '# file, chosen one by one.', other: '# files, chosen one by one.' })}`
            : sentence,
          importable: false,
        });
      },
    });
  };

  const exports = useTableExports({
    name: collection,
    run: ({ onRows, ...texts }) =>
      task.run({ ...texts, read, onPage: (records) => onRows(records.map(inReadingOrder)) }),
  });

  return { addAll, makeKit, exports, running: task.running, cancel: task.cancel };
}

function filesOf(collection: string, records: readonly DataFile[]): CartFile[] {
  return records.flatMap((record) => toCartFile(collection, record) ?? []);
}
