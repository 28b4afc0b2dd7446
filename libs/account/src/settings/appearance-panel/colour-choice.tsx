import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { MessageDescriptor } from '@lingui/core';
import { cn, THEME_PRESETS, type ThemePresetKey } from '@omics-portal/ui';
import { Check } from 'lucide-react';
import { useId } from 'react';

const PRESET_NAMES = {
  dusk: msg`Dusk`,
  volcano: msg`Volcano`,
  nightfall: msg`Nightfall`,
  'bright-cyan': msg`Bright Cyan`,
  'aurora-green': msg`Aurora Green`,
  'blue-dawn': msg`Blue Dawn (Default)`,
  'geek-blue': msg`Geek Blue`,
  'dark-purple': msg`Dark Purple`,
} satisfies Record<ThemePresetKey, MessageDescriptor>;

/** Choice of eight primary colours, each with a visible name for users who cannot distinguish the swatches. */
export function ColourChoice({ value, onChange }: { value: string; onChange: (colour: string) => void }) {
  const { t, i18n } = useLingui();
  const name = useId();
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-medium">{t`Theme Color`}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-x-3 gap-y-1">
        {THEME_PRESETS.map(({ key, colour }) => (
          <label
            key={key}
            className="group flex min-h-8 items-center gap-2 rounded-control pe-2 text-sm hover:bg-sunken pointer-coarse:min-h-11"
          >
            <input
              type="radio"
              name={name}
              value={colour}
              checked={colour.toLowerCase() === value.toLowerCase()}
              onChange={() => onChange(colour)}
              className="sr-only"
            />
            <span
              aria-hidden
              style={{ backgroundColor: colour }}
              className={cn(
                'flex size-6 shrink-0 items-center justify-center rounded-control text-white [&_svg]:size-4',
                'group-has-checked:ring-2 group-has-checked:ring-text group-has-checked:ring-offset-1 group-has-checked:ring-offset-raised',
                'group-has-focus-visible:outline-2 group-has-focus-visible:outline-offset-4 group-has-focus-visible:outline-focus',
              )}
            >
              <Check className="hidden drop-shadow group-has-checked:block" />
            </span>
            <span className="group-has-checked:font-medium">{i18n._(PRESET_NAMES[key])}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
