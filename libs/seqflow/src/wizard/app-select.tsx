import { appLabel, appQueries } from '@omics-portal/resources';
import type { Ref } from 'react';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Alert, ButtonLink, ErrorState, FormField, Select } from '@omics-portal/ui';
import { useErrorText } from '@omics-portal/wording';
import { useSeqflow } from '../ports/seqflow-ports';

interface AppSelectProps {
  /** Receives the focus when no app is chosen. */
  readonly ref?: Ref<HTMLButtonElement>;
  readonly appId: string;
  readonly error: string | undefined;
  readonly onChange: (appId: string) => void;
}

/** Select of an installed app. A notice appears if the app of the search parameters is not installed. */
export function AppSelect({ ref, appId, error, onChange }: AppSelectProps) {
  const { t, i18n } = useLingui();
  const errorText = useErrorText();
  const { datains, links } = useSeqflow();
  const installed = useQuery(appQueries(datains, i18n.locale).installed());
  const manifests = useQuery(appQueries(datains, i18n.locale).manifests());
  const titleOf = new Map((manifests.data ?? []).map((manifest) => [manifest.id, manifest.name]));
  const options = (installed.data ?? [])
    .map(({ id, name }) => {
      const title = titleOf.get(id);
      return { value: id, label: title ? `${title} (${appLabel(name)})` : appLabel(name) };
    })
    .sort((a, b) => a.label.localeCompare(b.label));
  const missing =
    appId !== '' && installed.data !== undefined && !installed.data.some((app) => app.id === appId);

  if (installed.isError && !installed.data) {
    return (
      <ErrorState
        title={t`The installed apps could not be loaded`}
        message={errorText(installed.error)}
        retryLabel={t`Retry`}
        onRetry={() => void installed.refetch()}
      />
    );
  }
  return (
    <>
      {missing ? (
        <Alert
          tone="warning"
          title={t`The app of this link is not installed`}
          action={<ButtonLink size="sm" href={links.appStore()}>{t`QC Apps`}</ButtonLink>}
        >
          {t`Apps get a new id with every version. Choose one of those that are installed.`}
        </Alert>
      ) : null}
      <FormField label={t`Assessment App`} required error={error}>
        {(control) => (
          <Select
            {...control}
            ref={ref}
            disabled={installed.isPending}
            placeholder={installed.isPending ? t`Loading...` : t`Please Choose a Assessment App`}
            value={missing ? '' : appId}
            onValueChange={onChange}
            options={options}
          />
        )}
      </FormField>
    </>
  );
}
