import { useLingui } from '@lingui/react/macro';
import { Card, notify, RadioGroup } from '@omics-portal/ui';
import { useSyncExternalStore } from 'react';
import { useAccount } from '../account-context';
import { AppearancePanel } from './appearance-panel/appearance-panel';

/** Appearance and language settings. Changes apply at once and are stored in this browser. */
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
      <Card title={t`Theme settings`}>
        <AppearancePanel value={current} onChange={preferences.set} />
      </Card>
    </div>
  );
}
