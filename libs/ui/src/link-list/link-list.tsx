import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';

export interface LinkListProps {
  /** Links in display order. */
  items: readonly LinkListItem[];
}

export interface LinkListItem {
  /** URL. */
  href: string;
  /** Label; unique in the list. */
  label: string;
  /** Decorative icon. */
  icon: ReactNode;
}

/** Link list: links to other pages, one per row. */
export function LinkList({ items }: LinkListProps) {
  return (
    <ul className="-mx-2 flex flex-col">
      {items.map(({ href, label, icon }) => (
        <li key={label}>
          <a
            href={href}
            className="flex min-h-9 items-center gap-3 rounded-control px-2 py-1.5 text-sm hover:bg-sunken hover:text-primary-text pointer-coarse:min-h-11"
          >
            <span aria-hidden className="text-primary-text [&_svg]:size-4">
              {icon}
            </span>
            <span className="min-w-0 flex-1 wrap-anywhere">{label}</span>
            <ChevronRight aria-hidden className="size-4 shrink-0 text-muted rtl:rotate-180" />
          </a>
        </li>
      ))}
    </ul>
  );
}
