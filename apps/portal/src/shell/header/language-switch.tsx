import { useLingui } from '@lingui/react/macro';
import { Button } from '@omics-portal/ui';
import { Check, Languages } from 'lucide-react';
import { LANGUAGE_NAMES, LOCALES, type Locale } from '../../composition/message-store';
import { ActionList } from '../controls/action-list';
import { Disclosure } from '../controls/disclosure';
import { showNotice } from '../../composition/show-notice';

export interface LanguageSwitchProps {
  current: Locale;
  onChoose: (locale: Locale) => Promise<void>;
}

/** Language switch. Each language has its own name. */
export function LanguageSwitch({ current, onChoose }: LanguageSwitchProps) {
  const { t } = useLingui();
  const choose = (locale: Locale) => {
    onChoose(locale).catch(() => showNotice({ tone: 'danger', title: t`The language could not be loaded` }));
  };
  return (
    <Disclosure
      align="end"
      trigger={(props) => (
        <Button
          {...props}
          variant="ghost"
          icon={<Languages />}
          aria-label={t`Language: ${LANGUAGE_NAMES[current]}`}
          data-icon-tooltip=""
        >
          <span className="max-sm:hidden min-[75rem]:max-2xl:hidden">{LANGUAGE_NAMES[current]}</span>
        </Button>
      )}
    >
      {(close) => (
        <ActionList
          onDone={close}
          actions={LOCALES.map((locale) => ({
            key: locale,
            label: <span lang={locale}>{LANGUAGE_NAMES[locale]}</span>,
            icon: <Check aria-hidden className={locale === current ? '' : 'invisible'} />,
            current: locale === current,
            onSelect: () => choose(locale),
          }))}
        />
      )}
    </Disclosure>
  );
}
