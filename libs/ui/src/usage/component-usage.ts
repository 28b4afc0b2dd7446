/** A key or chord and what it does. */
export interface KeyUsage {
  /** As printed on the keyboard, such as "Shift + Tab". */
  readonly keys: string;
  /** Keys and their effects. */
  readonly action: string;
}

/**
 * Usage guidance of a component: shown on its docs page, from `parameters.usage` of its stories. Sentences are plain text in
 * English.
 */
export interface ComponentUsage {
  /** Situations that call for this component. */
  readonly when: readonly string[];
  /** Situations that call for another component, which each sentence names. */
  readonly whenNot: readonly string[];
  /** Visible elements in reading order, with the props that fill them. */
  readonly anatomy: readonly string[];
  /** Keys and their effects; one sentence for a component that takes no focus or whose keys are those of a native control. */
  readonly keyboard: readonly KeyUsage[] | string;
}
