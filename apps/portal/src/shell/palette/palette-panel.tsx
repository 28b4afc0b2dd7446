import { useLingui } from '@lingui/react/macro';
import { CommandPalette } from '@omics-portal/ui/command-palette';
import { paletteKeys } from './palette-keys';
import { useActionGroup } from './use-action-group';
import { useChoiceGroups } from './use-choice-groups';
import { usePageGroups } from './use-page-groups';

export interface PalettePanelProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Command palette: pages, languages, themes and actions, found by their names in both languages. */
export function PalettePanel({ open, onOpenChange }: PalettePanelProps) {
  const { t } = useLingui();
  const groups = [...usePageGroups(), useActionGroup(), ...useChoiceGroups()];
  const keys = paletteKeys(navigator.userAgent).join(' ');
  return (
    <CommandPalette
      open={open}
      onOpenChange={onOpenChange}
      label={t`Find a page or an action`}
      placeholder={t`Find a page or an action`}
      closeLabel={t`Close`}
      groups={groups}
      emptyLabel={t`No page or action has this name. Try another word, in English or Chinese.`}
      footer={t`↑ ↓ choose, Enter opens, Esc closes, ${keys} opens this from anywhere.`}
    />
  );
}
