import { useLingui } from '@lingui/react/macro';
import { MenuAt } from '@omics-portal/ui';
import type { TabAction } from './tabs';

export interface TabMenuProps {
  /** Title of the tab. */
  title: string;
  anchor: HTMLElement;
  onAction: (action: TabAction) => void;
  onClose: () => void;
}

/** Context menu of a tab with the close actions, in a chunk that loads on first use. */
export function TabMenu({ title, anchor, onAction, onClose }: TabMenuProps) {
  const { t } = useLingui();
  return (
    <MenuAt
      anchor={anchor}
      label={title}
      onClose={onClose}
      items={[
        { key: 'close', label: t`Close this`, onSelect: () => onAction('close') },
        { key: 'right', label: t`Close right`, onSelect: () => onAction('close-right') },
        { key: 'left', label: t`Close left`, onSelect: () => onAction('close-left') },
        { key: 'others', label: t`Close all others`, onSelect: () => onAction('close-others') },
      ]}
    />
  );
}
