import { Button } from '@omics-portal/ui';
import type { ReactNode } from 'react';

/** An icon that leads to another site, in a new window. */
export function ExternalIconLink({ href, label, icon }: { href: string; label: string; icon: ReactNode }) {
  return (
    <Button asChild variant="ghost" className="w-9 px-0 pointer-coarse:w-11">
      <a href={href} target="_blank" rel="noopener noreferrer" aria-label={label} title={label}>
        <span aria-hidden className="contents">
          {icon}
        </span>
      </a>
    </Button>
  );
}
