import { METADATA_COLUMNS, METADATA_FILE } from '@omics-portal/api/dataset-metadata';
import { delimitedText } from '@omics-portal/data-query/files';
import { OMICS } from '@omics-portal/resources';
import { useLingui } from '@lingui/react/macro';
import { Button, DropdownMenu, saveFile } from '@omics-portal/ui';
import { OMICS_LABELS } from '@omics-portal/wording';
import { FileSpreadsheet } from 'lucide-react';

/** Menu of the metadata templates: an empty table with the columns of each kind of data, saved as `metadata.csv`. */
export function MetadataTemplate() {
  const { t, i18n } = useLingui();
  return (
    <DropdownMenu
      label={t`Metadata Template`}
      trigger={<Button icon={<FileSpreadsheet />}>{t`Metadata Template`}</Button>}
      items={OMICS.map((omics) => ({
        key: omics,
        label: i18n._(OMICS_LABELS[omics]),
        onSelect: () =>
          saveFile(
            METADATA_FILE,
            new Blob([delimitedText('csv', [[...METADATA_COLUMNS[omics]]])], { type: 'text/csv' }),
          ),
      }))}
    />
  );
}
