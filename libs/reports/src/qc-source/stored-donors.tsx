import { useLingui } from '@lingui/react/macro';
import { folderSampleQueries } from '@omics-portal/resources';
import { Alert, Button, SkeletonLines } from '@omics-portal/ui';
import { useQuery } from '@tanstack/react-query';
import { Users } from 'lucide-react';
import { useState } from 'react';
import { useErrorText } from '../ports/use-error-text';
import { useReports } from '../ports/reports-ports';
import { DonorTable } from './donor-table';
import { type DonorChoice, folderLinkOf, type FolderSource } from './folder-source';
import type { ProjectFolderState } from './use-project-folder';

interface StoredDonorsProps {
  readonly source: FolderSource;
  readonly projectFolder: Pick<ProjectFolderState, 'link'>;
  readonly donors: readonly DonorChoice[];
  readonly disabled: boolean;
  readonly onChange: (donors: readonly DonorChoice[]) => void;
}

/**
 * Samples of a stored folder with their donors, which can be corrected: of the results of a project at once, of a typed link when the
 * user wants them. Nothing for files of this computer.
 */
export function StoredDonors({ source, projectFolder, ...table }: StoredDonorsProps) {
  const { t } = useLingui();
  const [listed, setListed] = useState<string | null>(null);
  const typed = folderLinkOf(source.link);
  if (source.from === 'computer' || (source.from === 'storage' && typed === null)) {
    return null;
  }
  if (source.from === 'storage' && listed !== typed && table.donors.length === 0) {
    return (
      <Button
        size="sm"
        className="self-start"
        icon={<Users />}
        disabled={table.disabled}
        onClick={() => setListed(typed)}
      >
        {t`Show the samples of this folder`}
      </Button>
    );
  }
  const folder = source.from === 'storage' ? typed : projectFolder.link;
  return folder === null ? null : <FolderDonors key={folder} folder={folder} {...table} />;
}

type FolderDonorsProps = Omit<StoredDonorsProps, 'source' | 'projectFolder'> & { readonly folder: string };

function FolderDonors({ folder, ...table }: FolderDonorsProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const { reports } = useReports();
  const found = useQuery(folderSampleQueries(reports).list(folder));
  if (found.isPending) {
    return <SkeletonLines lines={3} label={t`The samples of the folder are listed`} />;
  }
  if (found.isError) {
    return (
      <Alert
        tone="warning"
        title={t`The samples of the folder could not be listed`}
        action={<Button size="sm" onClick={() => void found.refetch()}>{t`Retry`}</Button>}
      >
        {errorText(found.error)}
      </Alert>
    );
  }
  if (found.data === null) {
    return null;
  }
  const { data: samples, complete } = found.data;
  return (
    <>
      {samples.length === 0 ? (
        <Alert tone="warning" title={t`No sample was found in this folder`}>
          {t`Its files have no figures of quality control that the portal reads.`}
        </Alert>
      ) : (
        <DonorTable samples={samples} {...table} />
      )}
      {complete ? null : (
        <p className="text-sm text-muted">
          {t`Large files, those after the first thousand, and archives that cannot be unpacked are not in this list. The report reads those that it can, and names the others.`}
        </p>
      )}
    </>
  );
}
