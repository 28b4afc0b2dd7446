import { cn } from '@omics-portal/ui';
import { ChevronDown } from 'lucide-react';
import { Disclosure } from './disclosure';
import type { MenuItem } from './menu';
import { MenuList } from './menu-list';

const entryStyles = cn(
  'inline-flex h-14 items-center gap-1.5 border-b-2 border-transparent px-3 text-sm whitespace-nowrap hover:text-primary-text focus-visible:-outline-offset-2',
);
const currentStyles = cn('border-primary-text font-medium text-primary-text');

/** The menu in the header: links, and buttons that open a group. */
export function TopMenu({ label, items }: { label: string; items: readonly MenuItem[] }) {
  return (
    <nav aria-label={label} className="min-w-0">
      <ul className="flex">
        {items.map((item) => (
          <li key={item.key}>
            {item.children.length > 0 ? <TopGroup item={item} /> : <TopLink item={item} />}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function TopLink({ item }: { item: MenuItem }) {
  return (
    <a
      href={item.href}
      aria-current={item.current ? 'page' : undefined}
      className={cn(entryStyles, item.current && currentStyles)}
    >
      {item.label}
    </a>
  );
}

function TopGroup({ item }: { item: MenuItem }) {
  return (
    <Disclosure
      className="w-64"
      trigger={(props) => (
        <button {...props} className={cn(entryStyles, item.current && currentStyles)}>
          {item.label}
          <ChevronDown aria-hidden className="size-3.5" />
        </button>
      )}
    >
      {(close) => <MenuList items={item.children} onFollow={close} />}
    </Disclosure>
  );
}
