import { useLingui } from '@lingui/react/macro';
import { Button, deferredComponent, saveFile, Select } from '@omics-portal/ui';
import { Download, FolderOpen, FolderSearch } from 'lucide-react';
import { useState } from 'react';
import type { TableChoice } from './report-draft';
import type { StoredTable } from './stored-table';
import type { TableTemplate } from './table-template';

/** Picker of a table in the user's own storage, loaded when it is opened. */
const OwnFilePicker = deferredComponent(async () => (await import('./own-file-picker')).OwnFilePicker);

/** Picker of a table among the results of a project, loaded when it is opened. */
const ProjectTablePicker = deferredComponent(
  async () => (await import('./project-table-picker')).ProjectTablePicker,
);

interface TableSourcesProps {
  /** Label of the table. */
  readonly label: string;
  readonly template: TableTemplate;
  readonly cart: readonly StoredTable[];
  readonly earlier: readonly StoredTable[];
  readonly disabled: boolean;
  readonly onChoose: (choice: TableChoice) => void;
}

/** Ways to a table besides a file of this computer: a template to fill in, storage, projects, the cart, and earlier reports. */
export function TableSources({ label, template, cart, earlier, disabled, onChoose }: TableSourcesProps) {
  const { t } = useLingui();
  const [picker, setPicker] = useState<'storage' | 'project' | null>(null);
  const choose = ({ link, name }: StoredTable) => onChoose({ from: 'storage', link, name });
  const toggle = (which: 'storage' | 'project') => ({
    size: 'sm' as const,
    variant: 'ghost' as const,
    disabled,
    'aria-expanded': picker === which,
    onClick: () => setPicker(picker === which ? null : which),
  });
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          variant="ghost"
          icon={<Download />}
          aria-label={t`Download a template: ${label}`}
          onClick={() => saveFile(template.name, new Blob([template.text], { type: 'text/csv' }))}
        >
          {t`Template`}
        </Button>
        <Button {...toggle('storage')} icon={<FolderOpen />} aria-label={t`From storage: ${label}`}>
          {t`From storage`}
        </Button>
        <Button {...toggle('project')} icon={<FolderSearch />} aria-label={t`From a project: ${label}`}>
          {t`From a project`}
        </Button>
        <StoredSelect
          label={t`${label} from the cart`}
          placeholder={t`From the cart`}
          tables={cart}
          onChoose={choose}
        />
        <StoredSelect
          label={t`${label} of an earlier report`}
          placeholder={t`Used before`}
          tables={earlier}
          onChoose={choose}
        />
      </div>
      {picker === 'storage' ? <OwnFilePicker label={label} disabled={disabled} onChoose={choose} /> : null}
      {picker === 'project' ? (
        <ProjectTablePicker label={label} disabled={disabled} onChoose={choose} />
      ) : null}
    </>
  );
}

interface StoredSelectProps {
  readonly label: string;
  readonly placeholder: string;
  readonly tables: readonly StoredTable[];
  readonly onChoose: (table: StoredTable) => void;
}

function StoredSelect({ label, placeholder, tables, onChoose }: StoredSelectProps) {
  const choose = (link: string) => {
    const table = tables.find((one) => one.link === link);
    if (table) {
      onChoose(table);
    }
  };
  return tables.length === 0 ? null : (
    <div className="w-full sm:w-72">
      <Select
        size="sm"
        aria-label={label}
        placeholder={placeholder}
        value=""
        onValueChange={choose}
        options={tables.map(({ link, name, hint }) => ({ value: link, label: `${name} · ${hint}` }))}
      />
    </div>
  );
}
