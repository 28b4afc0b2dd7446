import { Trans, useLingui } from '@lingui/react/macro';
import { NotFoundError } from '@omics-portal/api';
import { chooseNotifications, notificationChoices } from '@omics-portal/resources';
import { ErrorState, notify, RadioGroup, SkeletonLines, Switch } from '@omics-portal/ui';
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
  const fieldOf = (topic: 'projects' | 'reports' | 'control_charts', label: string) => (
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
      {shown.projects && shown.project_digest !== undefined ? (
        <DigestField
          isOn={shown.project_digest}
          onChange={(isOn) => change.mutate({ ...shown, project_digest: isOn })}
        />
      ) : null}
      {fieldOf('reports', t`a report is ready or has failed`)}
      {fieldOf('control_charts', t`a report breaks a rule of its control chart`)}
    </fieldset>
  );
}

interface DigestFieldProps {
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** Choice between one notification for a project and one for each of its jobs. */
function DigestField({ isOn, onChange }: DigestFieldProps) {
  const { t } = useLingui();
  return (
    <RadioGroup
      label={t`Notifications of a project`}
      className="ms-6"
      value={isOn ? 'digest' : 'jobs'}
      onValueChange={(value) => onChange(value === 'digest')}
      options={[
        {
          value: 'digest',
          label: t`One for the project when it ends`,
          description: t`It counts the jobs that have succeeded and failed.`,
        },
        { value: 'jobs', label: t`One for each job`, description: t`None for the project itself.` },
      ]}
    />
  );
}
