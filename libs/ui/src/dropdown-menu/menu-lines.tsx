import { type DropdownMenu } from 'radix-ui';
import { Fragment } from 'react';
import { MenuItemFace, menuItemStyles, menuSeparatorStyles, type DropdownMenuItem } from './menu-item';

export interface MenuLinesProps {
  /** The lines, from top to bottom. */
  items: readonly DropdownMenuItem[];
  /** Those of the menu in which the lines stand. */
  parts: Pick<typeof DropdownMenu, 'Item' | 'Separator'>;
  /** Called before the action of a line: a dialog that it opens gives the focus back to where it is then. */
  onBeforeSelect?: (() => void) | undefined;
}

/** The lines of a menu, whatever opens it. */
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
