import { useLingui } from '@lingui/react/macro';
import { cn, IconButton } from '@omics-portal/ui';
import { PanelTopOpen } from 'lucide-react';
import { Logo, type LogoProps } from '../controls/logo';
import type { MenuItem } from './menu';
import { MenuList } from './menu-list';
import { MenuRail } from './menu-rail';
import { SidebarToggle } from './sidebar-toggle';

export interface SidebarProps {
  items: readonly MenuItem[];
  logo: Omit<LogoProps, 'compact'>;
  /** Shows icons with short names below them. */
  folded: boolean;
  /** Stays visible while the page scrolls. */
  fixed: boolean;
  /** The header is hidden: its logo and language switch are here. */
  withoutHeader: boolean;
  onToggle: () => void;
  onShowHeader: () => void;
}

/** Sidebar with the menu: 256 px wide, 80 px when folded. */
export function Sidebar({ items, logo, folded, fixed, withoutHeader, onToggle, onShowHeader }: SidebarProps) {
  const { t } = useLingui();
  return (
    <aside
      aria-label={t`Sidebar`}
      className={cn(
        'flex shrink-0 flex-col border-e border-border bg-surface transition-[width] duration-(--motion-normal) print:hidden',
        folded ? 'w-20' : 'w-64',
        fixed && 'sticky top-0 h-dvh',
      )}
    >
      <div className={cn('flex h-14 shrink-0 items-center px-4', folded && 'justify-center px-0')}>
        <Logo {...logo} compact={folded} />
      </div>
      <nav aria-label={t`Menu`} className={cn('min-h-0 flex-1 overflow-y-auto', folded ? 'p-1' : 'p-2')}>
        {folded ? <MenuRail items={items} /> : <MenuList items={items} />}
      </nav>
      {withoutHeader ? (
        <div
          className={cn(
            'flex gap-1 border-t border-border p-2',
            folded ? 'flex-col items-center' : 'justify-between',
          )}
        >
          <SidebarToggle folded={folded} onToggle={onToggle} />
          <IconButton label={t`Show the header`} icon={<PanelTopOpen />} onClick={onShowHeader} />
        </div>
      ) : null}
    </aside>
  );
}
