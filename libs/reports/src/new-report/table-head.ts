import { decodeHead, detectContent } from '@omics-portal/qc-metrics';

/** Beginning of a table as text of complete lines, or the format of a file that is not text. `isPart`: the table goes on. */
export type TableHead =
  { readonly text: string; readonly isPart?: true } | { readonly content: 'spreadsheet' | 'binary' };

/** Decodes the first bytes of a table in any encoding that the programs accept. `complete`: they are the whole file. */
export function readTableHead(bytes: ArrayBuffer, complete: boolean): TableHead {
  const head = new Uint8Array(bytes);
  const text = decodeHead(head);
  if (text === null) {
    return { content: detectContent(head) === 'spreadsheet' ? 'spreadsheet' : 'binary' };
  }
  return { text: wholeLines(text, complete), ...(!complete && { isPart: true }) };
}

/** Complete lines of a text that may be truncated. */
export function wholeLines(text: string, complete: boolean): string {
  return complete ? text : text.slice(0, text.lastIndexOf('\n') + 1);
}
