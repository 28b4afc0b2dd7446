import { type InputFormat } from '../model/input-format';
import { type InputFile } from '../model/qc-inputs';
import { FileReading } from '../reading/file-reading';
import { withoutMark } from '../text/lines';
import { readerOf } from './recognise';

/** File with what its reader found. */
export interface ReadFile {
  readonly format: InputFormat | null;
  readonly reading: FileReading;
}

/** Reads one file with the reader of its format. */
export function readFile({ path, text: pieces }: InputFile): ReadFile {
  const text = withoutMark(typeof pieces === 'string' ? pieces : [...pieces].join(''));
  const reading = new FileReading(path);
  const reader = readerOf(path, text);
  if (!reader) {
    reading.report(text.trim() === '' ? 'empty-file' : 'unknown-file');
    return { format: null, reading };
  }
  reader.read(text, reading);
  if (!reading.hasValues && reading.problems.length === 0 && reader.format !== 'no-figures') {
    reading.report('empty-file');
  }
  return { format: reader.format, reading };
}
