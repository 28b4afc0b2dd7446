import { Trans, useLingui } from '@lingui/react/macro';
import { NotFoundError, type UserSession } from '@omics-portal/api';
import { endSessions, sessionQueries } from '@omics-portal/resources';
import { Button, Card, ErrorState, notify, SkeletonLines, Tag } from '@omics-portal/ui';
import { Moment, useErrorText } from '@omics-portal/wording';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useAccount } from '../account-context';
import { browserName } from './browser-name';

/** Sign-ins of the user, each of which can be ended from here. With an external provider it says where that is done. */
export function SessionsCard() {
  const { client } = useAccount();
  const { t } = useLingui();
  const errorText = useErrorText();
  const { data, error, isPending, refetch } = useQuery(sessionQueries(client).list());
  const end = useMutation({
    ...endSessions(client),
    onSuccess: () => notify({ tone: 'success', title: t`Signed out elsewhere` }),
    onError: (failure) =>
      notify({
        tone: 'danger',
        title: t`The sign-in could not be ended`,
        description: errorText(failure) ?? '',
      }),
  });
  const isElsewhere = error instanceof NotFoundError;
  const others = data?.filter(({ current }) => !current) ?? [];
  return (
    <Card
      title={t`Where you are signed in`}
      actions={
        others.length > 0 ? (
          <Button
            busy={end.isPending}
            onClick={() => end.mutate(undefined)}
          >{t`Sign out everywhere else`}</Button>
        ) : null
      }
    >
      {isPending ? <SkeletonLines lines={3} label={t`Loading...`} /> : null}
      {isElsewhere ? (
        <p>{t`Sign-ins in other browsers are shown and ended at the identity provider of this site.`}</p>
      ) : null}
      {error && !isElsewhere && !data ? (
        <ErrorState
          title={t`The sign-ins could not be loaded`}
          message={errorText(error)}
          retryLabel={t`Retry`}
          onRetry={() => void refetch()}
        />
      ) : null}
      {data ? (
        <ul className="divide-y divide-border">
          {data.map((session) => (
            <SessionItem
              key={session.id}
              session={session}
              isEnding={end.isPending}
              onEnd={() => end.mutate(session.id)}
            />
          ))}
        </ul>
      ) : null}
    </Card>
  );
}

interface SessionItemProps {
  session: UserSession;
  isEnding: boolean;
  onEnd: () => void;
}

function SessionItem({ session, isEnding, onEnd }: SessionItemProps) {
  const { t } = useLingui();
  const name = browserName(session.user_agent);
  const { browser, system } = name ?? { browser: t`Unknown browser`, system: null };
  const label = system === null ? browser : t`${browser} on ${system}`;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {label}
          {session.current ? <Tag tone="success">{t`This browser`}</Tag> : null}
        </p>
        <p className="mt-0.5 flex flex-wrap gap-x-4 text-sm text-muted">
          <span>
            <Trans>
              Signed in on <Moment ms={session.created_time} />
            </Trans>
          </span>
          <span>
            <Trans>
              Last used on <Moment ms={session.used_time} />
            </Trans>
          </span>
        </p>
      </div>
      {session.current ? null : (
        <Button
          size="sm"
          disabled={isEnding}
          aria-label={t`Sign out ${label}`}
          onClick={onEnd}
        >{t`Sign out`}</Button>
      )}
    </li>
  );
}
