import { type InputFormat } from '../model/input-format';
import { type FileReading } from './file-reading';

/** Reader of one format. */
export interface InputReader {
  readonly format: InputFormat;
  /** True when the format may be the content of a file, by its first characters (at most {@link HEAD_LENGTH}). */
  readonly accepts: (head: string, path: string) => boolean;
  /** Reads a complete text; problems go into the reading, and no text throws. */
  readonly read: (text: string, reading: FileReading) => void;
}

/** Number of characters at the start of a file by which its format is recognised. */
export const HEAD_LENGTH = 20_000;
