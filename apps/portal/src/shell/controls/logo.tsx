import { cn } from '@omics-portal/ui';

export interface LogoProps {
  href: string;
  text: string;
  /** Address of the picture of the brand; without it the sign of the product. */
  src: string | null;
  /** Hides the name visually. */
  compact?: boolean;
}

/** Logo of the brand, or else of the product, with its name, linked to the dashboard. */
export function Logo({ href, text, src, compact = false }: LogoProps) {
  return (
    <a href={href} className="flex min-w-0 items-center gap-2.5 font-semibold">
      {src === null ? <ProductSign /> : <img src={src} alt="" className="size-8 shrink-0 object-contain" />}
      <span className={cn(compact ? 'sr-only' : 'truncate')}>{text}</span>
    </a>
  );
}

function ProductSign() {
  return (
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
  );
}
