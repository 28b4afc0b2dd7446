import { lazy, Suspense } from 'react';
import { PanelBoundary } from '@omics-portal/wording';
import type { FileUpload, FileUploads } from '../ports/seqflow-ports';
import { latestUploads } from '../sample-upload/use-file-uploads';

const UploadProgress = lazy(async () => ({
  default: (await import('../sample-upload/upload-progress')).UploadProgress,
}));

interface SampleUploadsProps {
  /** Null until they are loaded. */
  readonly uploads: FileUploads | null;
  /** Current uploads of the account. */
  readonly items: readonly FileUpload[];
  /** Links of the files that are uploaded for this sheet; empty for none. */
  readonly paths: readonly string[];
  /** Called with the links of the stored files, when all are stored or the user goes on without the others. */
  readonly onStored: (paths: readonly string[]) => void;
}

/** Progress of the files that are uploaded for a sheet, loaded on demand. */
export function SampleUploads({ uploads, items: all, paths, onStored }: SampleUploadsProps) {
  if (!uploads || paths.length === 0) {
    return null;
  }
  const items = latestUploads(all, new Set(paths));
  const open = new Set(items.filter(({ status }) => status !== 'done').map(({ path }) => path));
  return (
    <PanelBoundary>
      <Suspense>
        <UploadProgress
          uploads={uploads}
          items={items}
          total={paths.length}
          onComplete={() => onStored(paths)}
          onUse={() => onStored(paths.filter((path) => !open.has(path)))}
        />
      </Suspense>
    </PanelBoundary>
  );
}
