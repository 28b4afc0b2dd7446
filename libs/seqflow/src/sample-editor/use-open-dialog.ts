import { useState } from 'react';
import { isSpreadsheet } from './spreadsheet-file';
import { useSampleDrop } from '../sample-upload/use-sample-drop';
import type { OpenDialog } from './sheet-dialogs';

/**
 * Dialog of the sheet that is open, and the drop that opens one: a spreadsheet is read, other files are uploaded.
 * `loadUploads` is called before an upload. `offered` files are paired at once.
 */
export function useOpenDialog(loadUploads: () => void, offered: readonly string[]) {
  const [dialog, setOpen] = useState<OpenDialog | null>(
    offered.length > 0 ? { kind: 'files', files: offered, isOffer: true } : null,
  );
  const setDialog = (next: OpenDialog | null) => {
    if (next?.kind === 'upload') {
      loadUploads();
    }
    setOpen(next);
  };
  const drop = useSampleDrop((files) => {
    const [first] = files;
    setDialog(
      files.length === 1 && first && isSpreadsheet(first.file)
        ? { kind: 'spreadsheet', file: first.file }
        : { kind: 'upload', files },
    );
  });
  return { dialog, setDialog, drop };
}
