import { useLingui } from '@lingui/react/macro';
import { foundSamples } from '@omics-portal/qc-inputs';
import { useImperativeHandle, type Ref } from 'react';
import { DonorTable } from '../qc-source/donor-table';
import type { DonorChoice, FolderSource } from '../qc-source/folder-source';
import { FolderSourceField } from '../qc-source/folder-source-field';
import { StoredDonors } from '../qc-source/stored-donors';
import type { FolderProgress } from '../qc-source/use-folder-link';
import { type LocalFolderState, useLocalFolder } from '../qc-source/use-local-folder';
import type { ProjectFolderState } from '../qc-source/use-project-folder';

/** Handle of the field: gives a submission the files that the field reads. */
export type OutputsHandle = Pick<LocalFolderState, 'whenRead'>;

interface OutputsFieldProps {
  readonly ref: Ref<OutputsHandle>;
  readonly source: FolderSource;
  readonly donors: readonly DonorChoice[];
  readonly projectFolder: ProjectFolderState;
  readonly progress: FolderProgress | null;
  readonly lostFiles: number;
  readonly error: string | undefined;
  readonly disabled: boolean;
  readonly onSource: (source: FolderSource) => void;
  readonly onDonors: (donors: readonly DonorChoice[]) => void;
}

/** Quality-control outputs of the reads, with the donors of their samples. Files of this computer are read before an upload. */
export function OutputsField({ ref, source, donors, onSource, onDonors, ...field }: OutputsFieldProps) {
  const { t } = useLingui();
  const local = useLocalFolder(source.files, donors);
  const { whenRead } = local;
  useImperativeHandle(ref, () => ({ whenRead }), [whenRead]);
  return (
    <>
      <FolderSourceField
        {...field}
        label={t`Quality-control outputs`}
        source={source}
        local={local}
        onChange={onSource}
      />
      {local.inputs && source.from === 'computer' ? (
        <DonorTable
          samples={foundSamples(local.inputs)}
          donors={donors}
          disabled={field.disabled}
          onChange={onDonors}
        />
      ) : (
        <StoredDonors
          source={source}
          projectFolder={field.projectFolder}
          donors={donors}
          disabled={field.disabled}
          onChange={onDonors}
        />
      )}
    </>
  );
}
