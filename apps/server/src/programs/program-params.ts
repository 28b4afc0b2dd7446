/** A file handed to a program: where it lies, and the name its owner knows it by. */
export interface ProgramFile {
  readonly path: string;
  readonly name: string;
}

/** The object behind `--params`: what a program reads. */
export type ProgramParams = Record<string, string | number | boolean | ProgramFile | ProgramFile[] | null>;
