import { useLingui } from '@lingui/react/macro';
import { Drawer } from '@omics-portal/ui';
import { ToolList } from '../tools/tool-list';
import type { MenuItem } from './menu';
import { MenuList } from './menu-list';

/** Content of the menu drawer: the menu, and on a phone also the tools of the header. */
export function MenuDrawerPanel({
  items,
  open,
  onOpenChange,
}: {
  items: readonly MenuItem[];
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const { t } = useLingui();
  return (
    <Drawer
      open={open}
      onOpenChange={onOpenChange}
      side="left"
      size="sm"
      title={t`Menu`}
      closeLabel={t`Close`}
    >
      <nav aria-label={t`Menu`}>
        <MenuList items={items} onFollow={() => onOpenChange(false)} />
      </nav>
      <div className="mt-4 border-t border-border pt-4 sm:hidden">
        <ToolList onDone={() => onOpenChange(false)} />
      </div>
    </Drawer>
  );
}
