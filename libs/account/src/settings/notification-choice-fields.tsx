import { Trans, useLingui } from '@lingui/react/macro';
import { NotFoundError } from '@omics-portal/api';
import { chooseNotifications, type NotificationChoices, notificationChoices } from '@omics-portal/resources';
import { ErrorState, notify, SkeletonLines, Switch } from '@omics-portal/ui';
import { useErrorText } from '@omics-portal/wording';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useAccount } from '../account-context';

/** Switches of the events of which the server notifies the user. A change is saved at once. */
export function NotificationChoiceFields() {
  const { client } = useAccount();
  const { t } = useLingui();
  const errorText = useErrorText();
  const { data, error, refetch } = useQuery(notificationChoices(client));
  const change = useMutation({
    ...chooseNotifications(client),
    onError: (failure) =>
      notify({ tone: 'danger', title: t`The choice could not be saved`, description: errorText(failure) }),
  });
  if (error instanceof NotFoundError) {
    return (
      <p>
        <Trans>
          The server of this site notifies you when a job ends and when a report is ready. It does not let you
          choose the events.
        </Trans>
      </p>
    );
  }
  if (!data) {
    return error ? (
      <ErrorState
        title={t`The choices could not be loaded`}
        message={errorText(error)}
        retryLabel={t`Retry`}
        onRetry={() => void refetch()}
      />
    ) : (
      <SkeletonLines lines={3} label={t`Loading...`} />
    );
  }
  const shown = change.isPending ? change.variables : data;
  const fieldOf = (topic: keyof NotificationChoices, label: string) => (
    <Switch
      label={label}
      checked={shown[topic]}
      onCheckedChange={(isOn) => change.mutate({ ...shown, [topic]: isOn })}
    />
  );
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-2">{t`The server notifies you when`}</legend>
      {fieldOf('projects', t`a project has succeeded or failed`)}
      {fieldOf('reports', t`a report is ready or has failed`)}
      {fieldOf('control_charts', t`a report breaks a rule of its control chart`)}
    </fieldset>
  );
}
