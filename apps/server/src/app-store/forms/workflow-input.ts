/** Input of a workflow that a form can ask for. */
export interface WorkflowInput {
  /** Name at the engine, such as `qc.reads` for WDL. */
  readonly name: string;
  readonly kind: 'text' | 'number' | 'boolean' | 'file' | 'files' | 'folder';
  readonly required: boolean;
  readonly default?: string | number | boolean | undefined;
  /** Allowed values of a text. */
  readonly options?: readonly string[] | undefined;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  /** Regular expression of a text, or of the name of a file. */
  readonly pattern?: string | undefined;
  /** Message for a value that the workflow rejects, as its authors wrote it. */
  readonly message?: string | undefined;
  readonly label?: string | undefined;
  readonly help?: string | undefined;
}
