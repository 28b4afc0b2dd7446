import { type ClipboardEvent } from 'react';
import { clearRange, copyRange, pasteText } from './block-actions';
import { rangeSize } from './cell-range';
import { type Sheet } from './use-sheet';

const TEXT = 'text/plain';

/** Clipboard handlers of a sheet. While a cell is edited, the clipboard is that of its text. */
export function sheetClipboard(sheet: Sheet) {
  const { model, range } = sheet;
  const copy = (event: ClipboardEvent, done: (message: string) => void) => {
    if (sheet.editing || !range) {
      return;
    }
    event.preventDefault();
    const copied = copyRange(model, range);
    if (copied) {
      event.clipboardData.setData(TEXT, copied.text);
      done(copied.message);
    }
  };
  return {
    onCopy: (event: ClipboardEvent) => copy(event, sheet.report),
    onCut: (event: ClipboardEvent) =>
      copy(event, (message) => {
        if (!model.canEdit || !range) {
          sheet.report(message);
          return;
        }
        clearRange(model, range);
        sheet.report(model.labels.cut(rangeSize(range)));
      }),
    onPaste: (event: ClipboardEvent) => {
      if (sheet.editing || !range) {
        return;
      }
      event.preventDefault();
      if (model.canEdit) {
        sheet.showResult(pasteText(model, range, event.clipboardData.getData(TEXT)));
      }
    },
  };
}
