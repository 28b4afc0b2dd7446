import { useLingui } from '@lingui/react/macro';
import { Button, ButtonLink, Tag } from '@omics-portal/ui';
import { FileChartColumn, FlaskConical, Info, LogIn, Play } from 'lucide-react';
import { engineOfApp } from '../apps/app-engines';
import { EngineNotice } from '../apps/engine-notice';
import { useSeqflow } from '../ports/seqflow-ports';
import type { StoreCard } from './store-cards';

/** Action of a card: run the app, open its reports, or sign in. */
function CardAction({ card }: { readonly card: StoreCard }) {
  const { t } = useLingui();
  const { links, session } = useSeqflow();
  const { title } = card;
  const target =
    card.kind === 'report'
      ? links.reportList(card.shortName)
      : card.installed !== false && card.appId && engineOfApp(card) !== null
        ? links.wizard(card.appId)
        : null;
  if (!target) {
    return null;
  }
  if (!session.signedIn) {
    return (
      <ButtonLink
        size="sm"
        variant="primary"
        href={links.login(target)}
        icon={<LogIn />}
        aria-label={t`Sign in to run ${title}`}
      >
        {t`Sign in to run`}
      </ButtonLink>
    );
  }
  return card.kind === 'report' ? (
    <ButtonLink
      size="sm"
      variant="primary"
      href={target}
      icon={<FileChartColumn />}
      aria-label={t`Open the reports of ${title}`}
    >
      {t`Open reports`}
    </ButtonLink>
  ) : (
    <ButtonLink size="sm" variant="primary" href={target} icon={<Play />} aria-label={t`Run ${title}`}>
      {t`Run`}
    </ButtonLink>
  );
}

function InstalledTag({ installed }: Pick<StoreCard, 'installed'>) {
  const { t } = useLingui();
  if (installed === null) {
    return null;
  }
  return installed ? <Tag tone="success">{t`Installed`}</Tag> : <Tag tone="warning">{t`Not installed`}</Tag>;
}

/** Connected engines that can run an app. */
function EngineTags({ card }: { readonly card: StoreCard }) {
  const { t } = useLingui();
  return (card.engines ?? [])
    .filter(({ connected }) => connected)
    .map(({ name }) => <Tag key={name}>{t`Engine: ${name}`}</Tag>);
}

/** Card of an app or report tool: description, installation state and action. */
export function AppCard({ card, onDetails }: { readonly card: StoreCard; readonly onDetails: () => void }) {
  const { t } = useLingui();
  const { title } = card;
  const Icon = card.kind === 'report' ? FileChartColumn : FlaskConical;
  return (
    <article
      aria-label={title}
      className="flex h-full flex-col gap-3 rounded-card border border-border bg-surface p-4 shadow-card"
    >
      <header className="flex items-start gap-3">
        <span
          aria-hidden
          className="grid size-9 shrink-0 place-items-center rounded-full bg-primary-9 text-primary-text"
        >
          <Icon className="size-5" />
        </span>
        <div className="min-w-0">
          <h2 className="font-semibold break-words">{title}</h2>
          <p className="mt-1 flex flex-wrap gap-1">
            <Tag tone="primary">{card.version}</Tag>
            {card.kind === 'report' ? <Tag>{t`Report tool`}</Tag> : null}
            <InstalledTag installed={card.installed} />
            <EngineTags card={card} />
          </p>
        </div>
      </header>
      <p className="line-clamp-4 flex-1 text-sm text-muted">{card.description}</p>
      <EngineNotice app={card} />
      <footer className="flex flex-wrap items-center gap-2">
        <CardAction card={card} />
        <Button
          size="sm"
          variant="ghost"
          icon={<Info />}
          onClick={onDetails}
          aria-label={t`Details of ${title}`}
        >
          {t`Details`}
        </Button>
      </footer>
    </article>
  );
}
