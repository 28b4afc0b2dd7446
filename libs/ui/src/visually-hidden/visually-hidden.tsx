import { type ReactNode } from 'react';

export interface VisuallyHiddenProps {
  /** Text that screen readers read. */
  children: ReactNode;
}

/** Visually hidden text, for screen readers only. */
export function VisuallyHidden({ children }: VisuallyHiddenProps) {
  return <span className="sr-only">{children}</span>;
}
