import { Spinner } from '@omics-portal/ui';

/** A bar and a spinner at the top while a navigation takes longer than a moment. */
export function NavigationProgress({ active, label }: { active: boolean; label: string }) {
  if (!active) {
    return null;
  }
  return (
    <div className="pointer-events-none fixed inset-x-0 top-0 z-50 animate-fade-in [animation-delay:150ms] [animation-fill-mode:backwards]">
      <div role="progressbar" aria-label={label} className="relative h-0.75 overflow-hidden bg-primary-8">
        <div className="absolute inset-y-0 w-2/5 animate-indeterminate bg-primary" />
      </div>
      <span aria-hidden className="absolute end-3 top-3 rounded-full bg-raised p-1 shadow-overlay">
        <Spinner label={label} />
      </span>
    </div>
  );
}
