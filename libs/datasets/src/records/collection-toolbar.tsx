import { useLingui } from '@lingui/react/macro';
import { Button } from '@omics-portal/ui';
import { PanelLeft } from 'lucide-react';
import { FileSearch } from './file-search';
import { FiltersButton, type CollectionFiltersProps } from './collection-filters';
import { FilesToolbar } from './files-toolbar';
import type { Files } from './use-files';
import type { FilterRail } from './use-filter-rail';

interface CollectionToolbarProps {
  readonly filters: CollectionFiltersProps;
  readonly rail: FilterRail;
  /** Files of the query; undefined on the tabs of libraries and donors. */
  readonly files: Files | undefined;
  /** Opens the details of a file that the search suggests. */
  readonly onOpen: Files['open'];
  /** Sentence that describes the query, in the active language. */
  readonly sentence: string;
}

/**
 * Toolbar of a collection, beside its tabs: search, filters, then actions on the files. Where the line is too short, all buttons
 * move below it together. Between phone and tablet they have no pictures: the number of files may be long.
 */
export function CollectionToolbar({ filters, rail, files, onOpen, sentence }: CollectionToolbarProps) {
  const { t } = useLingui();
  return (
    <>
      <FileSearch {...filters} onOpen={onOpen} />
      <div className="flex min-w-0 flex-wrap items-center gap-2 pb-1 max-sm:ms-auto sm:max-md:[&>button_svg]:hidden">
        <Button
          size="sm"
          icon={<PanelLeft />}
          aria-expanded={rail.open}
          className="max-lg:hidden"
          onClick={() => rail.setOpen(!rail.open)}
        >
          {rail.open ? t`Hide the filters` : t`Show the filters`}
        </Button>
        <FiltersButton {...filters} />
        {files ? <FilesToolbar {...filters} files={files} sentence={sentence} /> : null}
      </div>
    </>
  );
}
