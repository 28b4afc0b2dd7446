import { useLingui } from '@lingui/react/macro';
import type { AppEngine } from '@omics-portal/api';
import {
  DescriptionList,
  Drawer,
  EmptyState,
  SkeletonLines,
  TextLink,
  type Description,
} from '@omics-portal/ui';
import { AppReadme } from '../apps/app-readme';
import { EngineNotice } from '../apps/engine-notice';
import { CardAction } from './app-card';
import { AppExample } from './app-example';
import { AppParameters } from './app-parameters';
import { CATEGORY_LABELS } from './category-labels';
import type { StoreCard } from './store-cards';

interface AppDetailsDrawerProps {
  /** Name of the app in the address; undefined: closed. */
  readonly name: string | undefined;
  /** Card with this name, if it is there. */
  readonly card: StoreCard | undefined;
  readonly loading: boolean;
  readonly onClose: () => void;
}

/** Drawer with the details of an app: facts, help document, parameters and an example. */
export function AppDetailsDrawer({ name, card, loading, onClose }: AppDetailsDrawerProps) {
  const { t } = useLingui();
  return (
    <Drawer
      open={name !== undefined}
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={card?.title ?? name ?? ''}
      closeLabel={t`Close`}
      size="xl"
    >
      {card ? <Details card={card} /> : <NoDetails loading={loading} />}
    </Drawer>
  );
}

function NoDetails({ loading }: { readonly loading: boolean }) {
  const { t } = useLingui();
  return loading ? (
    <SkeletonLines lines={6} label={t`Loading the apps`} />
  ) : (
    <EmptyState
      title={t`The store has no such app`}
      description={t`It may have been removed, or replaced by another version.`}
    />
  );
}

/** Facts of an app; addresses that are no web pages are left out. */
function useFacts(card: StoreCard): readonly Description[] {
  const { t, i18n } = useLingui();
  const link = (term: string, address: string) =>
    /^https?:/u.test(address)
      ? [
          {
            term,
            detail: (
              <TextLink href={address} external>
                {address}
              </TextLink>
            ),
          },
        ]
      : [];
  return [
    { term: t`Version`, detail: card.version },
    { term: t`Author`, detail: card.author || '-' },
    {
      term: t`Category`,
      detail: card.categories.map((category) => i18n._(CATEGORY_LABELS[category])).join(', '),
    },
    ...(card.appName ? [{ term: t`Full name`, detail: card.appName }] : []),
    ...(card.engines ? [{ term: t`Engines`, detail: <EngineNames engines={card.engines} /> }] : []),
    ...link(t`Home page`, card.home),
    ...(card.repository === card.home ? [] : link(t`Repository`, card.repository)),
    ...link(t`Documentation`, card.readme),
  ];
}

function Details({ card }: { readonly card: StoreCard }) {
  const { t } = useLingui();
  const { appName } = card;
  return (
    <div className="flex flex-col gap-5">
      <p className="text-sm">{card.description}</p>
      <EngineNotice app={card} />
      <div>
        <CardAction card={card} />
      </div>
      <DescriptionList columns={2} items={useFacts(card)} />
      {appName ? (
        <div className="grid gap-6 min-[1200px]:grid-cols-2">
          <section aria-label={t`Help Documentation`} className="min-w-0">
            <AppReadme appName={appName} />
          </section>
          <div className="flex min-w-0 flex-col gap-5">
            <section aria-label={t`Parameters`}>
              <h3 className="mb-2 text-heading font-semibold">{t`Parameters`}</h3>
              <AppParameters appName={appName} />
            </section>
            <AppExample appName={appName} samples={card.example} />
          </div>
        </div>
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
