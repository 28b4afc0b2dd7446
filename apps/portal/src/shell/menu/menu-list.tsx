import { cn } from '@omics-portal/ui';
import type { MenuItem } from './menu';
import { LoadedEntries } from './loaded-entries';
import { MenuIcon } from './menu-icon';

const linkStyles = cn(
  'flex min-h-9 items-center gap-2.5 rounded-control px-3 py-1.5 text-sm hover:bg-sunken pointer-coarse:min-h-11',
);

/** Vertical menu with headed groups, in the sidebar, the drawer and the panels of the top menu. */
export function MenuList({ items, onFollow }: { items: readonly MenuItem[]; onFollow?: () => void }) {
  return (
    <ul className="flex flex-col gap-0.5">
      {items.map((item) => (
        <li key={item.key} className="empty:hidden">
          {item.loads ? (
            <LoadedEntries {...(onFollow ? { onFollow } : {})} />
          ) : item.children.length > 0 ? (
            <>
              <p
                className={cn(
                  'flex items-center gap-2.5 px-3 pt-3 pb-1 text-xs font-semibold text-muted',
                  item.current && 'text-primary-text',
                )}
              >
                <MenuIcon name={item.icon} />
                {item.label}
              </p>
              <div className="ps-3">
                <MenuList items={item.children} {...(onFollow ? { onFollow } : {})} />
              </div>
            </>
          ) : (
            <MenuLink item={item} {...(onFollow ? { onFollow } : {})} />
          )}
        </li>
      ))}
    </ul>
  );
}

/** Menu link. A disabled entry stays visible as a link without an address, which screen readers announce as dimmed. */
function MenuLink({ item, onFollow }: { item: MenuItem; onFollow?: () => void }) {
  const content = (
    <>
      <MenuIcon name={item.icon} />
      <span className="min-w-0 flex-1 wrap-anywhere">{item.label}</span>
    </>
  );
  if (item.disabled) {
    return (
      <span
        role="link"
        aria-disabled="true"
        className={cn(linkStyles, 'cursor-not-allowed text-muted hover:bg-transparent')}
      >
        {content}
      </span>
    );
  }
  return (
    <a
      href={item.href}
      aria-current={item.current ? 'page' : undefined}
      className={cn(linkStyles, item.current && 'bg-primary-9 font-medium text-primary-text')}
      onClick={onFollow}
    >
      {content}
    </a>
  );
}
