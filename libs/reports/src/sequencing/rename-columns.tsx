import { useLingui } from '@lingui/react/macro';
import { Button, Input, Popover } from '@omics-portal/ui';
import { Pencil } from 'lucide-react';
import { type ColumnNames } from './column-names';

interface RenameColumnsProps {
  /** Columns with the names that the portal gives them. */
  readonly columns: readonly { readonly id: string; readonly name: string }[];
  readonly names: ColumnNames;
  readonly onNamesChange: (names: ColumnNames) => void;
}

const MAX_NAME = 60;

/** Panel in which a reader gives columns other names. An empty name is that of the portal. */
export function RenameColumns({ columns, names, onNamesChange }: RenameColumnsProps) {
  const { t } = useLingui();
  return (
    <Popover
      label={t`Names of the columns`}
      align="end"
      className="w-96 max-w-[calc(100vw-2rem)] p-3"
      trigger={
        <Button size="sm" icon={<Pencil />}>
          {t`Rename`}
        </Button>
      }
    >
      <p className="mb-2 text-xs text-muted">{t`The names are part of the address of this view, and of saved tables.`}</p>
      <ul className="flex max-h-80 flex-col gap-2 overflow-y-auto p-1">
        {columns.map(({ id, name }) => (
          <li key={id}>
            <Input
              aria-label={t`Name of the column ${name}`}
              placeholder={name}
              maxLength={MAX_NAME}
              defaultValue={names[id] ?? ''}
              onBlur={({ target }) => {
                if (target.value.trim() !== (names[id] ?? '')) {
                  onNamesChange({ ...names, [id]: target.value });
                }
              }}
              onKeyDown={(event) => (event.key === 'Enter' ? event.currentTarget.blur() : undefined)}
            />
          </li>
        ))}
      </ul>
    </Popover>
  );
}
