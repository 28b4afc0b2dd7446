import { cn } from '@omics-portal/ui';

/** Logo and name of the product, linked to the dashboard. `compact` hides the name visually. */
export function Logo({ href, text, compact = false }: { href: string; text: string; compact?: boolean }) {
  return (
    <a href={href} className="flex min-w-0 items-center gap-2.5 font-semibold">
      <svg aria-hidden viewBox="0 0 32 32" className="size-8 shrink-0">
        <rect width="32" height="32" rx="7" className="fill-primary" />
        <path
          d="M10 6c0 8 12 12 12 20M22 6c0 8-12 12-12 20M12 9h8M12 23h8M14.500 16h3"
          fill="none"
          strokeWidth="2.4"
          strokeLinecap="round"
          className="stroke-on-primary"
        />
      </svg>
      <span className={cn(compact ? 'sr-only' : 'truncate')}>{text}</span>
    </a>
  );
}
