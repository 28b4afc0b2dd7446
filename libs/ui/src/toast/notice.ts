import type { NoticeTone } from '../alert/alert';

/** Toast message. */
export interface Notice {
  /** Icon and colour; "danger" stays longer. */
  tone: NoticeTone;
  /** Title. */
  title: string;
  /** Details, preferably the server's message. */
  description?: string | undefined;
  /** Action, such as undo. A press dismisses the toast. */
  action?: { label: string; onClick: () => void } | undefined;
  /** Milliseconds; by default a toast with an action stays longer. Infinity: until it is dismissed. */
  duration?: number | undefined;
}
