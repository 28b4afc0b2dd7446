import { type DropdownMenu } from 'radix-ui';
import { Fragment } from 'react';
import { MenuItemFace, menuItemStyles, menuSeparatorStyles, type DropdownMenuItem } from './menu-item';

export interface MenuLinesProps {
  /** Items from top to bottom. */
  items: readonly DropdownMenuItem[];
  /** Primitives of the menu that contains the items. */
  parts: Pick<typeof DropdownMenu, 'Item' | 'Separator'>;
  /** Called before an item's action: a dialog that it opens returns the focus to the element focused then. */
  onBeforeSelect?: (() => void) | undefined;
}

/** Items of a menu, for any kind of menu. */
export function MenuLines({ items, parts: { Item, Separator }, onBeforeSelect }: MenuLinesProps) {
  return items.map((item) => {
    const face = <MenuItemFace item={item} />;
    return (
      <Fragment key={item.key}>
        {item.separatorBefore ? <Separator className={menuSeparatorStyles} /> : null}
        <Item
          disabled={item.disabled ?? false}
          onSelect={() => {
            onBeforeSelect?.();
            item.onSelect?.();
          }}
          asChild={item.href !== undefined}
          className={menuItemStyles(item)}
        >
          {item.href === undefined ? face : <a href={item.href}>{face}</a>}
        </Item>
      </Fragment>
    );
  });
}
