import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { RenamePanel, type RenamePanelProps } from '@omics-portal/ui/rename';

/** Panel in which a reader gives columns other names. An empty name is that of the portal. */
export function RenameColumns(props: Omit<RenamePanelProps, 'labels'>) {
  const { t } = useLingui();
  return (
    <RenamePanel
      {...props}
      labels={{
        open: t`Rename`,
        panel: t`Names of the columns`,
        help: t`The names are part of the address of this view, and of saved tables.`,
        nameOf: (column) => t`Name of the column ${column}`,
        find: t`Find a column`,
        more: (count) =>
          t`${plural(count, { one: '# more column: search for it.', other: '# more columns: search for them.' })}`,
      }}
    />
  );
}
