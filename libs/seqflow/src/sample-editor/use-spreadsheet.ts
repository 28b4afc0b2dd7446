import { useState } from 'react';
import type { TextEncoding } from '../sheet/files/decode-text';
import {
  readPastedSheet,
  readSheet,
  type ReadSheetOptions,
  type SheetReading,
  type SheetTexts,
} from '../sheet/files/read-sheet';
import { proposeColumns, type ColumnProposal } from '../sheet/files/match-columns';
import type { SheetColumn } from '../sheet/sheet-columns';

/** Spreadsheet that was read, with the columns that its columns belong to. */
export interface ReadSpreadsheet {
  readonly table: SheetTexts;
  readonly proposal: ColumnProposal;
}

/** State of the reading of a spreadsheet: a file or pasted text. */
export function useSpreadsheet(columns: readonly SheetColumn[]) {
  const [reading, setReading] = useState<SheetReading | null>(null);
  const [proposal, setProposal] = useState<ColumnProposal | null>(null);
  const [file, setFile] = useState<File | null>(null);
  const accept = (next: SheetReading | null) => {
    setReading(next);
    setProposal(next?.ok ? proposeColumns(next.table.rows, columns) : null);
  };
  const openFile = async (next: File, options: ReadSheetOptions = {}) => {
    setFile(next);
    accept(await readSheet(new Uint8Array(await next.arrayBuffer()), options));
  };
  const readText = async (text: string) => accept(text.trim() === '' ? null : await readPastedSheet(text));
  const read: ReadSpreadsheet | null = reading?.ok && proposal ? { table: reading.table, proposal } : null;
  return {
    read,
    problem: reading && !reading.ok ? reading.problem : null,
    setProposal,
    openFile: (next: File) => void openFile(next),
    openSheet: (sheet: string) => void (file && openFile(file, { sheet })),
    openAs: (encoding: TextEncoding) => void (file && openFile(file, { encoding })),
    readText: (text: string) => void readText(text),
  };
}
