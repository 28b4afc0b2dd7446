import { useLingui } from '@lingui/react/macro';
import { IconButton } from '@omics-portal/ui';
import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';

/** Button that folds the sidebar to its icons and opens it again. */
export function SidebarToggle({ folded, onToggle }: { folded: boolean; onToggle: () => void }) {
  const { t } = useLingui();
  return (
    <IconButton
      label={folded ? t`Expand the sidebar` : t`Collapse the sidebar`}
      icon={folded ? <PanelLeftOpen /> : <PanelLeftClose />}
      className="rtl:-scale-x-100"
      onClick={onToggle}
    />
  );
}
