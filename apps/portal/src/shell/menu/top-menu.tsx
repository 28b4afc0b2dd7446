import { useLingui } from '@lingui/react/macro';
import { cn } from '@omics-portal/ui';
import { ChevronDown, Ellipsis } from 'lucide-react';
import type { ReactNode } from 'react';
import { Disclosure } from '../controls/disclosure';
import { useFit } from './use-fit';
import type { MenuItem } from './menu';
import { MenuList } from './menu-list';

const entryStyles = cn(
  'inline-flex h-14 items-center gap-1.5 border-b-2 border-transparent px-2.5 text-sm whitespace-nowrap hover:text-primary-text focus-visible:-outline-offset-2',
);
const currentStyles = cn('border-primary-text text-primary-text');

/** Width of the "More" button in all languages, in pixels. */
const MORE_PX = 104;

/** Top menu in the header: links, buttons that open a group, and "More" with the entries that do not fit. */
export function TopMenu({ label, items }: { label: string; items: readonly MenuItem[] }) {
  const { t } = useLingui();
  const { row, count } = useFit(items.map((item) => item.label).join('\n'), MORE_PX);
  // Before the measurement all entries are in the row, and no button whose width would count as one of them.
  const rest = count === undefined ? [] : items.slice(count);
  return (
    <nav aria-label={label} className="min-w-0">
      <ul ref={row} className="flex">
        {items.slice(0, count).map((item) => (
          <li key={item.key} className="shrink-0">
            {item.children.length > 0 ? <TopGroup item={item} /> : <TopLink item={item} />}
          </li>
        ))}
        {rest.length > 0 ? (
          <li className="shrink-0">
            <Opener
              current={rest.some(({ current }) => current)}
              label={t({ message: 'More', context: 'menu' })}
              icon={<Ellipsis aria-hidden className="size-4" />}
              items={rest}
            />
          </li>
        ) : null}
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
    <Opener
      label={item.label}
      current={item.current}
      icon={<ChevronDown aria-hidden className="size-3.5" />}
      items={item.children}
    />
  );
}

interface OpenerProps {
  label: string;
  icon: ReactNode;
  current: boolean;
  items: readonly MenuItem[];
}

function Opener({ label, icon, current, items }: OpenerProps) {
  return (
    <Disclosure
      className="w-64"
      trigger={(props) => (
        <button {...props} className={cn(entryStyles, current && currentStyles)}>
          {label}
          {icon}
        </button>
      )}
    >
      {(close) => <MenuList items={items} onFollow={close} />}
    </Disclosure>
  );
}
