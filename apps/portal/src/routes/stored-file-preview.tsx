import { loadMessages, type FilePreviewProps } from '@omics-portal/seqflow';
import type { PreviewedFile } from '@omics-portal/storage';
import { usePortal } from '../composition/use-portal';
import { LazyPanel } from '../shell/lazy/lazy-panel';
import { lazyPart } from '../shell/lazy/lazy-part';

/** The preview is part of the lists of results: the file manager loads it with the first file that is opened. */
const preview = lazyPart<FilePreviewProps>(
  async () => (await import('./file-preview-part')).FilePreview,
  loadMessages,
);

/** Preview of a file of the file manager. */
export function StoredFilePreview(file: PreviewedFile) {
  const { clients } = usePortal();
  return <LazyPanel part={preview} props={{ ...file, client: clients.datains, kind: null }} />;
}
