import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { DataFile } from '@omics-portal/api';
import type { DataQuery } from '@omics-portal/data-query';
import { safeFileName } from '@omics-portal/data-query/files';
import { Button, DropdownMenu, notify, saveFile } from '@omics-portal/ui';
import { FileDown, ListPlus } from 'lucide-react';
import { toCartFile } from '../cart/cart-file';
import { TaskStrip } from '../export/task-strip';
import { useRecordTask } from '../export/use-record-task';
import { writeCsv, writeJson, writeTsv, type TableRow } from '../export/write-table';
import { useDatasets } from '../ports/datasets-ports';
import { ColumnChooser } from './column-chooser';
import { CopyQueryButton } from './copy-query-button';
import type { FileColumn } from './file-columns';
import { inReadingOrder } from './record-values';

/** The most files that one press puts into the cart. */
export const ADD_ALL_LIMIT = 10_000;
/** The most records that one export holds. */
export const EXPORT_LIMIT = 100_000;

const FORMATS = [
  { extension: 'csv', label: 'CSV', type: 'text/csv', write: writeCsv },
  { extension: 'tsv', label: 'TSV', type: 'text/tab-separated-values', write: writeTsv },
  { extension: 'json', label: 'JSON', type: 'application/json', write: writeJson },
] as const satisfies readonly {
  extension: string;
  label: string;
  type: string;
  write: (rows: readonly TableRow[]) => string;
}[];

interface FilesToolbarProps {
  readonly query: DataQuery;
  /** How many files the query finds; 0 while that is not known. */
  readonly total: number;
  readonly sentence: string;
  readonly columns: readonly FileColumn[];
  readonly hidden: ReadonlySet<string>;
  readonly onToggleColumn: (id: string, shown: boolean) => void;
}

/** What can be done with everything that the query finds. */
export function FilesToolbar({ query, total, sentence, columns, hidden, onToggleColumn }: FilesToolbarProps) {
  const { t, i18n } = useLingui();
  const { cart } = useDatasets();
  const task = useRecordTask();
  const addAll = (records: readonly DataFile[]) => {
    const files = records.flatMap((record) => toCartFile(query.collection, record) ?? []);
    const added = cart.add(files);
    notify({
      tone: 'success',
      title: t`${plural(added, { one: '# file put into the cart', other: '# files put into the cart' })}`,
    });
  };
  const addTask = {
    title: t`Putting all results into the cart`,
    failure: t`The results could not be put into the cart`,
    use: addAll,
  };
  const tooMany = total > ADD_ALL_LIMIT;
  const exportAs = ({ extension, type, label, write }: (typeof FORMATS)[number]) =>
    task.run(query, {
      title: t`Exporting ${label}`,
      failure: t`The export failed`,
      use: (records) =>
        saveFile(
          safeFileName(`${query.collection}.${extension}`),
          new Blob([write(records.map(inReadingOrder))], { type }),
        ),
    });
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <Button
          size="sm"
          icon={<ListPlus />}
          disabled={total === 0 || tooMany}
          onClick={() => void task.run(query, addTask)}
        >
          {t`Add all ${i18n.number(total)} to the cart`}
        </Button>
        <DropdownMenu
          label={t`Export the result`}
          trigger={
            <Button
              size="sm"
              icon={<FileDown />}
              disabled={total === 0 || total > EXPORT_LIMIT}
            >{t`Export`}</Button>
          }
          items={FORMATS.map((format) => ({
            key: format.extension,
            label: format.label,
            onSelect: () => void exportAs(format),
          }))}
        />
        <CopyQueryButton query={query} sentence={sentence} />
        <ColumnChooser columns={columns} hidden={hidden} onToggle={onToggleColumn} />
      </div>
      {tooMany ? (
        <p className="text-sm text-muted">
          {t`Please filter first: at most ${i18n.number(ADD_ALL_LIMIT)} files go into the cart at once, at most ${i18n.number(EXPORT_LIMIT)} records into an export.`}
        </p>
      ) : null}
      {task.running ? <TaskStrip {...task.running} onCancel={task.cancel} /> : null}
    </div>
  );
}
