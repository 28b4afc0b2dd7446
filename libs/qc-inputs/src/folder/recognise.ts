import { type InputFormat } from '../model/input-format';
import { HEAD_LENGTH, type InputReader } from '../reading/input-reader';
import { withoutMark } from '../text/lines';
import { READERS } from './readers';

/**
 * Format of a file by its first characters, 20,000 or all of them; the path decides only between formats of equal content.
 * Null when no reader takes it. Binary files and archives have none: unpack a FastQC or Qualimap archive first.
 */
export function recognise(path: string, head: string): InputFormat | null {
  return readerOf(path, head)?.format ?? null;
}

/** Reader of a file; undefined when there is none. */
export function readerOf(path: string, text: string): InputReader | undefined {
  const head = withoutMark(text.slice(0, HEAD_LENGTH));
  return READERS.find((reader) => reader.accepts(head, path));
}
