import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';

export interface LinkListProps {
  /** Where the links lead, in this order. */
  items: readonly LinkListItem[];
}

export interface LinkListItem {
  /** Where it goes. */
  href: string;
  /** What is there; each label stands once in a list. */
  label: string;
  /** A mark before the label, for the eye only. */
  icon: ReactNode;
}

/** Link list: links to other pages, one below the other, each a row to press. */
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
