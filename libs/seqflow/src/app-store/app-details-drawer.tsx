import type { ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { AppEngine } from '@omics-portal/api';
import {
  ButtonLink,
  DescriptionList,
  Drawer,
  EmptyState,
  SkeletonLines,
  TextLink,
  type Description,
} from '@omics-portal/ui';
import { FlaskConical } from 'lucide-react';
import { AppReadme } from '../apps/app-readme';
import { EngineNotice } from '../apps/engine-notice';
import { useSeqflow } from '../ports/seqflow-ports';
import { AppExample } from './app-example';
import { AppParameters } from './app-parameters';
import type { StoreCard } from './store-cards';

interface AppDetailsDrawerProps {
  /** Name of the app in the address; undefined: closed. */
  readonly name: string | undefined;
  /** Card with this name, if it is there. */
  readonly card: StoreCard | undefined;
  readonly loading: boolean;
  /** Texts and actions of the card, given so that this file imports nothing of the cards: they load without it. */
  readonly parts: CardParts;
  readonly onClose: () => void;
}

interface CardParts {
  /** Labels of the categories. */
  readonly categories: string;
  readonly action: ReactNode;
  /** Wizard with the example of the app; null for an app that cannot run. */
  readonly exampleHref: string | null;
}

/** Drawer with the details of an app: facts, help document, parameters and an example. */
export function AppDetailsDrawer({ name, card, loading, parts, onClose }: AppDetailsDrawerProps) {
  const { t } = useLingui();
  return (
    <Drawer
      open={name !== undefined}
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={card?.title ?? name ?? ''}
      closeLabel={t`Close`}
      size="xl"
    >
      {card ? <Details card={card} parts={parts} /> : <NoDetails loading={loading} />}
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
function useFacts(card: StoreCard, categories: string): readonly Description[] {
  const { t } = useLingui();
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
    { term: t({ message: 'Author', context: 'app' }), detail: card.author || '-' },
    { term: t`Category`, detail: categories },
    ...(card.appName ? [{ term: t`Full name`, detail: card.appName }] : []),
    ...(card.engines ? [{ term: t`Engines`, detail: <EngineNames engines={card.engines} /> }] : []),
    ...link(t`Home page`, card.home),
    ...(card.repository === card.home ? [] : link(t`Repository`, card.repository)),
    ...link(t`Documentation`, card.readme),
  ];
}

function Details({ card, parts }: { readonly card: StoreCard; readonly parts: CardParts }) {
  const { t } = useLingui();
  const { appName } = card;
  return (
    <div className="flex flex-col gap-5">
      <p className="text-sm">{card.description}</p>
      <EngineNotice app={card} />
      <div className="flex flex-wrap gap-2">
        {parts.action}
        <RunExample title={card.title} href={card.example.length > 0 ? parts.exampleHref : null} />
      </div>
      <DescriptionList columns={2} items={useFacts(card, parts.categories)} />
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

/** Opens the wizard with the example of an app, after a sign-in where needed. Nothing without an address. */
function RunExample({ title, href }: { readonly title: string; readonly href: string | null }) {
  const { t } = useLingui();
  const { links, session } = useSeqflow();
  return href === null ? null : (
    <ButtonLink
      size="sm"
      href={session.signedIn ? href : links.login(href)}
      icon={<FlaskConical />}
      aria-label={t`Run the example of ${title}`}
    >
      {t`Run example`}
    </ButtonLink>
  );
}

/** Names of the engines that can run an app, in the order of choice, with those that are not connected. */
function EngineNames({ engines }: { readonly engines: readonly AppEngine[] }) {
  const { t } = useLingui();
  const names = engines.map(({ name, connected }) => (connected ? name : t`${name} (not connected)`));
  return <>{names.join(', ') || '-'}</>;
}
