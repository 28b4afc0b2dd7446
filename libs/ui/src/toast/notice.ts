import type { NoticeTone } from '../alert/alert';

/** What is said in passing. */
export interface Notice {
  /** Decides the icon and its colour; a danger stays longer. */
  tone: NoticeTone;
  /** What happened, in a few words. */
  title: string;
  /** More about it, best in the server's own words. */
  description?: string | undefined;
  /** What can be done about it, such as taking it back. The notice goes once it is pressed. */
  action?: { label: string; onClick: () => void } | undefined;
  /** Milliseconds; by default a notice that asks for something stays longer. Infinity: until it is answered or closed. */
  duration?: number | undefined;
}
