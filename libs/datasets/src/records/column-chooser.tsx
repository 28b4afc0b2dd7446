import { useLingui } from '@lingui/react/macro';
import { Button, Checkbox, Popover } from '@omics-portal/ui';
import { Columns3 } from 'lucide-react';
import type { FileColumn } from './file-columns';

interface ColumnChooserProps {
  readonly columns: readonly FileColumn[];
  readonly hidden: ReadonlySet<string>;
  readonly onToggle: (id: string, shown: boolean) => void;
}

/** Shows and hides columns; the file's name stays. */
export function ColumnChooser({ columns, hidden, onToggle }: ColumnChooserProps) {
  const { t } = useLingui();
  return (
    <Popover
      label={t`Columns`}
      align="end"
      trigger={<Button size="sm" icon={<Columns3 />}>{t`Columns`}</Button>}
      className="w-56"
    >
      <ul className="flex flex-col gap-2">
        {columns.map(({ id, title }) => (
          <li key={id}>
            <Checkbox
              label={title}
              checked={!hidden.has(id)}
              onCheckedChange={(shown) => onToggle(id, shown)}
            />
          </li>
        ))}
      </ul>
    </Popover>
  );
}
