import { Combobox, type ComboboxProps } from '@omics-portal/ui';
import type { StoredTable } from './stored-table';

interface TableComboboxProps extends Omit<ComboboxProps, 'value' | 'options' | 'onValueChange'> {
  readonly tables: readonly StoredTable[];
  readonly onChoose: (table: StoredTable) => void;
}

/** Combobox of tables in storage, each with its hint; the caller filters them by the typed text. */
export function TableCombobox({ tables, onChoose, ...props }: TableComboboxProps) {
  return (
    <Combobox
      {...props}
      value=""
      options={tables.map(({ link, name, hint }) => ({ value: link, label: name, description: hint }))}
      onValueChange={(link) => {
        const table = tables.find((one) => one.link === link);
        if (table) {
          onChoose(table);
        }
      }}
    />
  );
}
