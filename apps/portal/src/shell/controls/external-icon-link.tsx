import { Button } from '@omics-portal/ui';
import type { ReactNode } from 'react';
import { externalLinkProps } from './action-list';

/** Icon link to a page of this site, or to another site in a new window. */
export function ExternalIconLink({ href, label, icon }: { href: string; label: string; icon: ReactNode }) {
  return (
    <Button asChild variant="ghost" className="w-9 px-0 pointer-coarse:w-11">
      <a href={href} {...externalLinkProps(href)} aria-label={label} data-icon-tooltip="">
        <span aria-hidden className="contents">
          {icon}
        </span>
      </a>
    </Button>
  );
}
