import { decodeHead, detectContent } from '@omics-portal/qc-metrics';

/** The beginning of a table as text in whole lines, or the kind of a file that is no text. */
export type TableHead = { readonly text: string } | { readonly content: 'spreadsheet' | 'binary' };

/** Reads the first bytes of a table in any encoding that the programs read; `complete` when they are the whole file. */
export function readTableHead(bytes: ArrayBuffer, complete: boolean): TableHead {
  const head = new Uint8Array(bytes);
  const text = decodeHead(head);
  if (text === null) {
    return { content: detectContent(head) === 'spreadsheet' ? 'spreadsheet' : 'binary' };
  }
  return { text: wholeLines(text, complete) };
}

/** Only the whole lines of a text that was cut somewhere. */
export function wholeLines(text: string, complete: boolean): string {
  return complete ? text : text.slice(0, text.lastIndexOf('\n') + 1);
}
