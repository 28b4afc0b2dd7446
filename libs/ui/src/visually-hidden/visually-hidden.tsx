import { type ReactNode } from 'react';

/** Visually hidden text, for screen readers only. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="sr-only">{children}</span>;
}
