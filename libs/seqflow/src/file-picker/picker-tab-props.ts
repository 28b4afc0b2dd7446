/** What a tab of the picker gets. */
export interface PickerTabProps {
  readonly chosen: readonly string[];
  readonly accepts: (path: string) => boolean;
  /** In words what the field takes; empty when it takes anything. */
  readonly hint: string;
  readonly onToggle: (path: string, checked: boolean) => void;
}
