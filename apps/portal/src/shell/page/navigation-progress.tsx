import { LoaderCircle } from 'lucide-react';

/**
 * Progress bar and spinner of a slow navigation. Screen readers read the label from a live region that is always mounted,
 * since one that is mounted together with its text is often not read.
 */
export function NavigationProgress({ active, label }: { active: boolean; label: string }) {
  return (
    <div
      role="status"
      data-slot="navigation-progress"
      className="pointer-events-none fixed inset-x-0 top-0 z-50 print:hidden"
    >
      {active ? (
        <div className="animate-fade-in [animation-delay:150ms] [animation-fill-mode:backwards]">
          <span className="sr-only">{label}</span>
          <div aria-hidden className="relative h-0.75 overflow-hidden bg-primary-8">
            <div className="absolute inset-y-0 w-2/5 animate-indeterminate bg-primary" />
          </div>
          <span aria-hidden className="absolute end-3 top-3 rounded-full bg-raised p-1 shadow-overlay">
            <LoaderCircle className="size-5 animate-spin text-primary-text" />
          </span>
        </div>
      ) : null}
    </div>
  );
}
