/** Properties of a tab of the file picker. */
export interface PickerTabProps {
  readonly chosen: readonly string[];
  /** False if the field takes one file: a choice then replaces the former one. */
  readonly multiple: boolean;
  readonly accepts: (path: string) => boolean;
  /** Description of the files that the field accepts; empty if it accepts any. */
  readonly hint: string;
  /** Adds files to the choice, or removes them. */
  readonly onChoose: (paths: readonly string[], chosen: boolean) => void;
}
