import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { AppSchema } from '@omics-portal/api';
import { appQueries } from '@omics-portal/resources';
import { Alert, Button, ErrorState, SkeletonLines } from '@omics-portal/ui';
import { useErrorText } from '@omics-portal/wording';
import { schemaFingerprint } from '../draft/draft-fit';
import type { DraftHandle } from '../draft/use-wizard-draft';
import { useSeqflow } from '../ports/seqflow-ports';
import { draftOfRun } from './draft-of-run';
import { exampleName } from './example-name';
import { ReplaceDraft } from './replace-draft';

interface ExampleNoticeProps {
  readonly appId: string;
  readonly schema: AppSchema;
  readonly handle: DraftHandle;
  /** Called when the example was copied into the draft, or the user keeps the draft. */
  readonly onDone: () => void;
}

/** Copies the example of an app into the draft, with a name and a description, so that it can be run at once. */
export function ExampleNotice({ appId, schema, handle, onDone }: ExampleNoticeProps) {
  const { t, i18n } = useLingui();
  const errorText = useErrorText();
  const { datains, newId } = useSeqflow();
  const manifests = useQuery(appQueries(datains, i18n.locale).manifests());
  if (manifests.error) {
    return (
      <ErrorState
        title={t`The example could not be loaded`}
        message={errorText(manifests.error)}
        retryLabel={t`Retry`}
        onRetry={() => void manifests.refetch()}
      />
    );
  }
  if (!manifests.data) {
    return <SkeletonLines lines={3} label={t`Loading the example`} />;
  }
  const app = manifests.data.find(({ id }) => id === appId);
  const samples = (app?.example ?? []).map((sample, index) => ({
    ...sample,
    sample_id: String(sample['sample_id'] ?? `example_${index + 1}`),
  }));
  if (!app || samples.length === 0) {
    return (
      <Alert
        tone="warning"
        title={t`This app has no example`}
        action={<Button size="sm" onClick={onDone}>{t`Continue without an example`}</Button>}
      />
    );
  }
  const { name: title, short_name: shortName } = app;
  return (
    <ReplaceDraft
      question={t`You have a draft for this app. Replace it with the example?`}
      handle={handle}
      content={() => ({
        information: {
          name: exampleName(shortName, Date.now()),
          description: t`Example of ${title}`,
          group: '',
        },
        ...exampleSheet(schema, samples, newId),
        origin: null,
      })}
      onDone={onDone}
    />
  );
}

/** Values and rows of the samples of an example, without the parameters that the form does not have. */
function exampleSheet(schema: AppSchema, samples: Parameters<typeof draftOfRun>[1], newId: () => string) {
  const { values, rows } = draftOfRun(schema, samples, newId);
  return { values, rows, fingerprint: schemaFingerprint(schema) };
}
