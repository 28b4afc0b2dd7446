import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { formatStorageLink } from '@omics-portal/api';
import { Combobox, FormField } from '@omics-portal/ui';
import { formatNumber } from '@omics-portal/wording';
import { useDeferredValue, useState } from 'react';
import { useErrorText } from '../ports/use-error-text';
import { foldersOfObjects } from './own-folders';
import { FILES_LISTED, useOwnFiles } from './use-own-files';

interface OwnFolderPickerProps {
  readonly disabled: boolean;
  /** Called with the link of a folder. */
  readonly onChoose: (link: string) => void;
}

/**
 * Picker of a folder in the user's own storage, the one with the newest file first. Nothing if the server names no folder of the
 * user's own: the link can be typed.
 */
export function OwnFolderPicker({ disabled, onChoose }: OwnFolderPickerProps) {
  const { t, i18n } = useLingui();
  const errorText = useErrorText();
  const [typed, setTyped] = useState('');
  const text = useDeferredValue(typed.trim());
  const { own, files, total, error, loading } = useOwnFiles('');
  if (own === null) {
    return null;
  }
  const folders = own
    ? foldersOfObjects(files, { own: formatStorageLink({ ...own, key: own.prefix }), text })
    : [];
  const listed = formatNumber(FILES_LISTED, i18n.locale);
  return (
    <FormField
      label={t`Folder of your storage`}
      help={
        total > FILES_LISTED
          ? t`Folders of your newest ${listed} files. For another one, enter its link.`
          : t`Folders with files, found by any part of their paths.`
      }
    >
      {(control) => (
        <Combobox
          {...control}
          disabled={disabled}
          value=""
          options={folders.map(({ link, name, files: count }) => ({
            value: link,
            label: name,
            description: plural(count, { one: '# file', other: '# files' }),
          }))}
          listLabel={t`Folders in storage`}
          emptyLabel={
            text ? t`No folder of your storage has this name.` : t`There is no folder in your storage.`
          }
          loadingLabel={t`Files are loading`}
          loading={loading}
          error={error === null ? undefined : errorText(error)}
          onQueryChange={setTyped}
          onValueChange={(link) => {
            if (link) {
              onChoose(link);
            }
          }}
        />
      )}
    </FormField>
  );
}
