import { cn } from '@omics-portal/ui';
import type { ReactNode } from 'react';
import { isExternalLink } from '../../links/named-routes';

export interface Action {
  key: string;
  label: ReactNode;
  icon?: ReactNode;
  /** Address of a link; a link to another site opens in a new window. */
  href?: string;
  onSelect?: () => void;
  /** True for the current choice. */
  current?: boolean;
}

const entryStyles = cn(
  'flex min-h-9 w-full items-center gap-2.5 rounded-control px-3 py-1.5 text-start hover:bg-sunken pointer-coarse:min-h-11 [&_svg]:size-4 [&_svg]:shrink-0',
);

/** Additional attributes of a link to another site. */
export function externalLinkProps(link: string) {
  return isExternalLink(link) ? { target: '_blank', rel: 'noopener noreferrer' } : {};
}

/** Vertical list of actions and links in a disclosure. */
export function ActionList({ actions, onDone }: { actions: readonly Action[]; onDone: () => void }) {
  return (
    <ul className="flex flex-col gap-0.5">
      {actions.map(({ key, label, icon, href, onSelect, current }) => (
        <li key={key}>
          {href === undefined ? (
            <button
              type="button"
              aria-pressed={current}
              className={entryStyles}
              onClick={() => {
                onDone();
                onSelect?.();
              }}
            >
              {icon}
              {label}
            </button>
          ) : (
            <a href={href} {...externalLinkProps(href)} className={entryStyles} onClick={onDone}>
              {icon}
              {label}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
