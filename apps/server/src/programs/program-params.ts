/** Input file of a program: its local path, and its display name. */
export interface ProgramFile {
  readonly path: string;
  readonly name: string;
}

/** Parameters of a program: the object in the `--params` file. */
export type ProgramParams = Record<string, string | number | boolean | ProgramFile | ProgramFile[] | null>;
