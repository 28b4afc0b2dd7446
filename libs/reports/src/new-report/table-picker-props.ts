import type { StoredTable } from './stored-table';

/** Props of a picker of a table. */
export interface TablePickerProps {
  /** Label of the table. */
  readonly label: string;
  readonly disabled: boolean;
  readonly onChoose: (table: StoredTable) => void;
}
