import type { Group, GroupList, GroupPage } from '@omics-portal/resources';
import type { TableRow } from '../export/write-table';

/** Rows of a page of groups in an exported table, with keys of the records' fields as columns. */
export function groupRows(field: string, { groups, hasFacts }: GroupPage): TableRow[] {
  return groups.map((group) => ({
    [field]: group.value,
    ...(hasFacts && factsOf(group)),
    files: group.files,
    ...(hasFacts && { file_size: group.bytes, files_without_size: group.unsized }),
  }));
}

/** Lists of a group with their numbers: a list may be longer than what it shows. */
function factsOf({ lists }: Group): TableRow {
  return Object.fromEntries(
    Object.entries(lists).flatMap(([listed, list]: [string, GroupList]) => [
      [listed, list.values.join('; ')],
      [`${listed}_count`, list.distinct],
    ]),
  );
}
