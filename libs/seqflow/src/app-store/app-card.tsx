import { useLingui } from '@lingui/react/macro';
import { Button, ButtonLink, Tag } from '@omics-portal/ui';
import { FileChartColumn, Info, LogIn, Play } from 'lucide-react';
import { EngineNotice } from '../apps/engine-notice';
import { useSeqflow } from '../ports/seqflow-ports';
import { AppCover, AppPicture } from './app-picture';
import { AppRating } from './app-rating';
import { targetOf } from './card-target';
import { CATEGORY_LABELS } from './category-labels';
import type { StoreCard } from './store-cards';

/** Action of a card: run the app, open its reports, or sign in. */
export function CardAction({ card }: { readonly card: StoreCard }) {
  const { t } = useLingui();
  const { links, session } = useSeqflow();
  const { title } = card;
  const target = targetOf(card, links);
  if (!target) {
    return card.kind === 'report' ? (
      <p className="text-sm text-muted">{t`This portal has no page for the reports of this tool.`}</p>
    ) : null;
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

/** State of an app: unavailable, installed or not; nothing while unknown. */
function StateTag({ valid, installed }: Pick<StoreCard, 'valid' | 'installed'>) {
  const { t } = useLingui();
  if (!valid) {
    return <Tag tone="danger">{t`Unavailable`}</Tag>;
  }
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
  const { t, i18n } = useLingui();
  const { title, author, categories } = card;
  return (
    <article
      aria-label={title}
      className="flex h-full flex-col gap-3 rounded-card border border-border bg-surface p-4 shadow-card"
    >
      <AppCover src={card.cover} />
      <header className="flex items-start gap-3">
        <AppPicture title={title} src={card.icon} />
        <div className="min-w-0">
          <h2 className="font-semibold break-words">{title}</h2>
          <p className="mt-1 flex flex-wrap gap-1">
            <Tag tone="primary">{card.version}</Tag>
            {card.kind === 'report' ? <Tag>{t`Report tool`}</Tag> : null}
            <StateTag valid={card.valid} installed={card.installed} />
            <EngineTags card={card} />
          </p>
          <p className="mt-1 flex flex-wrap items-center gap-x-3 text-xs text-muted">
            {author ? <span>{t`by ${author}`}</span> : null}
            <span>{categories.map((one) => i18n._(CATEGORY_LABELS[one])).join(' · ')}</span>
            <AppRating rating={card.rating} />
          </p>
        </div>
      </header>
      {/* The paragraph does not grow: a clamped text that fills free height shows a part of its next line. */}
      <div className="flex-1">
        <p className="line-clamp-4 text-sm text-muted">{card.description}</p>
      </div>
      {card.valid && card.installed !== false ? <EngineNotice app={card} /> : null}
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
