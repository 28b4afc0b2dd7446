import { useLingui } from '@lingui/react/macro';
import type { DropdownMenuItem } from '@omics-portal/ui';
import { ClipboardPaste, FolderInput, Sheet, ShoppingCart, Upload } from 'lucide-react';
import { useSeqflow } from '../ports/seqflow-ports';
import { sampleFileColumns } from './sample-file-columns';
import type { OpenDialog } from './sheet-dialogs';
import type { DraftSheet } from './use-sheet-editing';

/** Actions that fill the sheet, the most common one first. An app that takes no files of each sample has none for files. */
export function useSheetSources(
  { columns }: Pick<DraftSheet, 'columns'>,
  onOpen: (dialog: OpenDialog) => void,
): readonly DropdownMenuItem[] {
  const { t } = useLingui();
  const { uploads } = useSeqflow();
  const forFiles: readonly DropdownMenuItem[] = [
    {
      key: 'files',
      label: t`From files`,
      icon: <FolderInput />,
      onSelect: () => onOpen({ kind: 'files' }),
    },
    ...(uploads
      ? [
          {
            key: 'upload',
            label: t`Upload files`,
            icon: <Upload />,
            onSelect: () => onOpen({ kind: 'upload', files: [] }),
          },
        ]
      : []),
    {
      key: 'cart',
      label: t`From the cart`,
      icon: <ShoppingCart />,
      onSelect: () => onOpen({ kind: 'cart' }),
    },
  ];
  return [
    ...(sampleFileColumns(columns).length > 0 ? forFiles : []),
    {
      key: 'paste',
      label: t`Paste rows`,
      icon: <ClipboardPaste />,
      onSelect: () => onOpen({ kind: 'paste' }),
    },
    {
      key: 'spreadsheet',
      label: t`Open a spreadsheet`,
      icon: <Sheet />,
      onSelect: () => onOpen({ kind: 'spreadsheet' }),
    },
  ];
}
