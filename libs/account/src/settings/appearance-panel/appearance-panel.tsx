import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { MessageDescriptor } from '@lingui/core';
import { RadioGroup, Switch } from '@omics-portal/ui';
import { obstacleTo, type AppearancePreferences, type BoundPreference, type Obstacle } from './appearance';
import { ColourChoice } from './colour-choice';
import { LayoutPicture, ModePicture } from './layout-pictures';
import { PictureChoice } from './picture-choice';

const OBSTACLES = {
  'needs-topmenu': msg`Valid Only When [TopBar Navigation]`,
  'needs-sidemenu': msg`Valid Only When [SideBar Navigation]`,
  'needs-fixed-header': msg`Valid Only When [Fixed Header]`,
  'needs-static-header': msg`Valid Only When [Fixed Header] Is Off`,
} satisfies Record<Obstacle, MessageDescriptor>;

export interface AppearancePanelProps {
  value: AppearancePreferences;
  /** One choice; what follows from it is the host's to settle. */
  onChange: (patch: Partial<AppearancePreferences>) => void;
}

/** Settings of theme and layout, applied at once. A setting that another one disables says which. */
export function AppearancePanel({ value, onChange }: AppearancePanelProps) {
  const { t } = useLingui();
  return (
    <div className="flex flex-col gap-6">
      <PictureChoice
        label={t`Theme`}
        value={value.themeMode}
        onChange={(themeMode) => onChange({ themeMode })}
        options={[
          { value: 'dark', label: t`Dark`, picture: <ModePicture mode="dark" /> },
          { value: 'light', label: t`Light`, picture: <ModePicture mode="light" /> },
          { value: 'system', label: t`System`, picture: <ModePicture mode="system" /> },
        ]}
      />
      <ColourChoice value={value.primaryColour} onChange={(primaryColour) => onChange({ primaryColour })} />
      <PictureChoice
        label={t`Navigator`}
        value={value.layout}
        onChange={(layout) => onChange({ layout })}
        options={[
          { value: 'sidemenu', label: t`Sidebar Navigator`, picture: <LayoutPicture layout="sidemenu" /> },
          { value: 'topmenu', label: t`Topbar Navigator`, picture: <LayoutPicture layout="topmenu" /> },
        ]}
      />
      <LayoutSwitches value={value} onChange={onChange} />
      <fieldset className="flex flex-col gap-3">
        <legend className="mb-2 text-sm font-medium">{t`Advanced`}</legend>
        <Switch
          label={t`Weak Mode`}
          checked={value.colourWeak}
          onCheckedChange={(colourWeak) => onChange({ colourWeak })}
        />
        <Switch
          label={t`Multi Tab Mode`}
          checked={value.multiTab}
          onCheckedChange={(multiTab) => onChange({ multiTab })}
        />
      </fieldset>
    </div>
  );
}

function LayoutSwitches({ value, onChange }: AppearancePanelProps) {
  const { t, i18n } = useLingui();
  const boundBy = (preference: BoundPreference) => {
    const obstacle = obstacleTo(preference, value);
    return obstacle ? { disabled: true, description: i18n._(OBSTACLES[obstacle]) } : {};
  };
  return (
    <div className="flex flex-col gap-3">
      <RadioGroup
        label={t`Content Width`}
        className="mb-1"
        orientation="horizontal"
        value={value.contentWidth}
        onValueChange={(width) => onChange({ contentWidth: width === 'Fluid' ? 'Fluid' : 'Fixed' })}
        options={[
          { value: 'Fixed', label: t`Fixed` },
          { value: 'Fluid', label: t`Fluid`, ...boundBy('contentWidth') },
        ]}
      />
      <Switch
        label={t`Fix Header`}
        checked={value.fixedHeader}
        onCheckedChange={(fixedHeader) => onChange({ fixedHeader })}
      />
      <Switch
        label={t`Hide Header`}
        checked={value.hiddenHeader}
        onCheckedChange={(hiddenHeader) => onChange({ hiddenHeader })}
        {...boundBy('hiddenHeader')}
      />
      <Switch
        label={t`Hide Header When Scroll Down`}
        checked={value.autoHideHeader}
        onCheckedChange={(autoHideHeader) => onChange({ autoHideHeader })}
        {...boundBy('autoHideHeader')}
      />
      <Switch
        label={t`Fix Sidebar Menu`}
        checked={value.fixedSidebar}
        onCheckedChange={(fixedSidebar) => onChange({ fixedSidebar })}
        {...boundBy('fixedSidebar')}
      />
    </div>
  );
}
