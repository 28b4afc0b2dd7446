/** Properties of a tab of the file picker. */
export interface PickerTabProps {
  readonly chosen: readonly string[];
  readonly accepts: (path: string) => boolean;
  /** Description of the files that the field accepts; empty if it accepts any. */
  readonly hint: string;
  readonly onToggle: (path: string, checked: boolean) => void;
}
