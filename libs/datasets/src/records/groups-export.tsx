import { useLingui } from '@lingui/react/macro';
import type { DataQuery } from '@omics-portal/data-query';
import { fetchGroups, groupRequest, type GroupPage } from '@omics-portal/resources';
import { Button, DropdownMenu } from '@omics-portal/ui';
import { FileDown } from 'lucide-react';
import { TaskStrip } from '../export/task-strip';
import { useTableExports } from '../export/use-table-exports';
import { useRecordTask, type RecordTask } from '../export/use-record-task';
import { useDatasets } from '../ports/datasets-ports';
import { groupRows } from './group-rows';
import { useGroups } from './use-groups';

interface GroupsExportProps {
  readonly query: DataQuery;
  /** library_id or donor_id. */
  readonly field: string;
}

/** Number of libraries or donors of one request. */
const GROUPS_PER_REQUEST = 5000;

/** Menu that exports all libraries or donors of a query, in the order of the table. */
export function GroupsExport({ query, field }: GroupsExportProps) {
  const { t } = useLingui();
  const total = useGroups(query, field).data?.total ?? 0;
  const { dataseq, numericRange } = useDatasets();
  const task = useRecordTask();
  const read: RecordTask<GroupPage>['read'] = async (signal, onPage) => {
    let done = 0;
    for (let page = 1; ; page += 1) {
      const request = groupRequest({ ...query, page, perPage: GROUPS_PER_REQUEST }, field, { numericRange });
      const found = await fetchGroups(dataseq, request, signal);
      done += found.groups.length;
      const progress = { done, total: found.total };
      onPage([found], progress);
      if (found.groups.length === 0 || done >= found.total) return progress;
    }
  };
  const exports = useTableExports({
    name: `${query.collection}-${query.tab}`,
    run: ({ onRows, ...texts }) =>
      task.run({
        ...texts,
        read,
        onPage: (pages) => pages.forEach((page) => onRows(groupRows(field, page))),
      }),
  });
  return (
    <div className="flex flex-wrap items-center justify-end gap-2">
      {task.running ? <TaskStrip {...task.running} onCancel={task.cancel} /> : null}
      <DropdownMenu
        label={t`Export the table`}
        trigger={<Button size="sm" icon={<FileDown />} disabled={total === 0}>{t`Export`}</Button>}
        items={exports}
      />
    </div>
  );
}
