import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { AppEngine } from '@omics-portal/api';
import { DescriptionList, Drawer, EmptyState, Tabs, TextLink } from '@omics-portal/ui';
import { AppReadme } from '../apps/app-readme';
import { EngineNotice } from '../apps/engine-notice';
import { AppParameters } from './app-parameters';
import { CATEGORY_LABELS } from './category-labels';
import type { StoreCard } from './store-cards';

/** Drawer with the details of an app: facts, help document and parameters. */
export function AppDetailsDrawer({
  card,
  onClose,
}: {
  readonly card: StoreCard | null;
  readonly onClose: () => void;
}) {
  const { t } = useLingui();
  return (
    <Drawer
      open={card !== null}
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={card?.title ?? ''}
      closeLabel={t`Close`}
      size="lg"
    >
      {card ? <Details card={card} /> : null}
    </Drawer>
  );
}

function Details({ card }: { readonly card: StoreCard }) {
  const { t, i18n } = useLingui();
  const [tab, setTab] = useState('readme');
  const { appName } = card;
  return (
    <div className="flex flex-col gap-5">
      <p className="text-sm">{card.description}</p>
      <EngineNotice app={card} />
      <DescriptionList
        columns={2}
        items={[
          { term: t`Version`, detail: card.version },
          { term: t`Author`, detail: card.author || '-' },
          {
            term: t`Category`,
            detail: card.categories.map((category) => i18n._(CATEGORY_LABELS[category])).join(', '),
          },
          ...(card.engines ? [{ term: t`Engines`, detail: <EngineNames engines={card.engines} /> }] : []),
          ...(/^https?:/u.test(card.home)
            ? [
                {
                  term: t`Home page`,
                  detail: (
                    <TextLink href={card.home} external>
                      {card.home}
                    </TextLink>
                  ),
                },
              ]
            : []),
        ]}
      />
      {appName ? (
        <Tabs
          label={t`Details of the app`}
          value={tab}
          onValueChange={setTab}
          tabs={[
            { value: 'readme', label: t`Help Documentation`, content: <AppReadme appName={appName} /> },
            { value: 'parameters', label: t`Parameters`, content: <AppParameters appName={appName} /> },
          ]}
        />
      ) : (
        <EmptyState title={t`No help document.`} />
      )}
    </div>
  );
}

/** Names of the engines that can run an app, in the order of choice, with those that are not connected. */
function EngineNames({ engines }: { readonly engines: readonly AppEngine[] }) {
  const { t } = useLingui();
  const names = engines.map(({ name, connected }) => (connected ? name : t`${name} (not connected)`));
  return <>{names.join(', ') || '-'}</>;
}
