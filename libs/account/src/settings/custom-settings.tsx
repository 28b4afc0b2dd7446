import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Card, cn, notify, RadioGroup, Switch, THEME_PRESETS, type ThemePresetKey } from '@omics-portal/ui';
import type { MessageDescriptor } from '@lingui/core';
import { Check } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useAccount } from '../account-context';
import type { AppearancePreferences } from './appearance';

const PRESET_NAMES = {
  dusk: msg`Dusk`,
  volcano: msg`Volcano`,
  nightfall: msg`Nightfall`,
  'bright-cyan': msg`Bright Cyan`,
  'aurora-green': msg`Aurora Green`,
  'blue-dawn': msg`Blue Dawn`,
  'geek-blue': msg`Geek Blue`,
  'dark-purple': msg`Dark Purple`,
} satisfies Record<ThemePresetKey, MessageDescriptor>;

/** How the portal looks and which language it speaks. Every choice holds at once and is kept in this browser. */
export function CustomSettings() {
  const { preferences, language } = useAccount();
  const { t } = useLingui();
  const current = useSyncExternalStore(preferences.subscribe, preferences.get);
  const choose = (value: string) => {
    language
      .choose(value)
      .catch(() => notify({ tone: 'danger', title: t`The language could not be loaded` }));
  };
  return (
    <div className="flex flex-col gap-4">
      <Card title={t`Language`}>
        <RadioGroup
          label={t`Language`}
          hideLabel
          orientation="horizontal"
          value={language.current()}
          onValueChange={choose}
          options={language.options}
        />
      </Card>
      <Card title={t`Theme`}>
        <div className="flex flex-col gap-5">
          <RadioGroup
            label={t`Brightness`}
            orientation="horizontal"
            value={current.themeMode}
            onValueChange={(value) =>
              preferences.set({ themeMode: value as AppearancePreferences['themeMode'] })
            }
            options={[
              { value: 'light', label: t`Light` },
              { value: 'dark', label: t`Dark` },
              { value: 'system', label: t`As the system` },
            ]}
          />
          <ColourChoice
            value={current.primaryColour}
            onChange={(primaryColour) => preferences.set({ primaryColour })}
          />
          <Switch
            label={t`Weak Mode`}
            checked={current.colourWeak}
            onCheckedChange={(colourWeak) => preferences.set({ colourWeak })}
          />
        </div>
      </Card>
      <Card title={t`Navigator`}>
        <div className="flex flex-col gap-5">
          <RadioGroup
            label={t`Menu`}
            value={current.layout}
            onValueChange={(value) => preferences.set({ layout: value as AppearancePreferences['layout'] })}
            options={[
              { value: 'topmenu', label: t`Topbar Navigator` },
              { value: 'sidemenu', label: t`Sidebar Navigator` },
            ]}
          />
          <RadioGroup
            label={t`Content Width`}
            value={current.contentWidth}
            onValueChange={(value) =>
              preferences.set({ contentWidth: value as AppearancePreferences['contentWidth'] })
            }
            options={[
              {
                value: 'Fluid',
                label: t`Fluid`,
                description: t`Valid Only When [TopBar Navigation]`,
                disabled: current.layout === 'sidemenu',
              },
              { value: 'Fixed', label: t`Fixed` },
            ]}
          />
        </div>
      </Card>
    </div>
  );
}

function ColourChoice({ value, onChange }: { value: string; onChange: (colour: string) => void }) {
  const { t, i18n } = useLingui();
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-medium">{t`Theme Color`}</legend>
      <div className="flex flex-wrap gap-2">
        {THEME_PRESETS.map(({ key, colour }) => {
          const chosen = colour === value;
          return (
            <button
              key={key}
              type="button"
              aria-pressed={chosen}
              aria-label={i18n._(PRESET_NAMES[key])}
              title={i18n._(PRESET_NAMES[key])}
              style={{ backgroundColor: colour }}
              className={cn(
                'flex size-8 items-center justify-center rounded-control text-white pointer-coarse:size-11',
                chosen && 'ring-2 ring-focus ring-offset-2 ring-offset-surface',
              )}
              onClick={() => onChange(colour)}
            >
              {chosen ? <Check aria-hidden className="size-4 drop-shadow" /> : null}
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}
