import { useLingui } from '@lingui/react/macro';
import { parseStorageLink, type Workflow } from '@omics-portal/api';
import { appQueries } from '@omics-portal/resources';
import { DescriptionList, Tag, TextLink } from '@omics-portal/ui';
import { useQuery } from '@tanstack/react-query';
import { valueFields } from '../app-form/form-values';
import { useFormWithProfiles } from '../app-form/use-form-with-profiles';
import { useSeqflow } from '../ports/seqflow-ports';
import { jobParameters } from './job-parameters';

interface JobParametersProps {
  readonly job: Workflow;
  /** Jobs of the same project, with which the parameters are compared. */
  readonly jobs: readonly Workflow[];
  /** Full name of the app of the project; undefined while it loads. */
  readonly appName: string | undefined;
}

/** Parameters of a job under the labels of the app's form; storage links open the file manager. */
export function JobParameters({ job, jobs, appName = '' }: JobParametersProps) {
  const { t, i18n } = useLingui();
  const { datains, links } = useSeqflow();
  // Without a form, such as that of a removed app, the keys stand for the labels.
  const { data } = useQuery({
    ...appQueries(datains, i18n.locale).schema(appName),
    enabled: appName !== '',
  });
  const form = useFormWithProfiles(data) ?? data;
  const parameters = jobParameters(job, jobs, form && valueFields(form));
  return (
    <section aria-label={t`Parameters`}>
      <h3 className="mb-2 text-sm font-medium">{t`Parameters`}</h3>
      <DescriptionList
        items={parameters.map(({ label, values, isCommon }) => ({
          term: label,
          detail: (
            <div className="flex flex-col items-start gap-1">
              {values.map((value) => (
                <span key={value} className="break-all">
                  {parseStorageLink(value)?.key ? (
                    <TextLink href={links.files(value)}>{value}</TextLink>
                  ) : (
                    value
                  )}
                </span>
              ))}
              {isCommon ? <Tag>{t`The same in all loaded jobs`}</Tag> : null}
            </div>
          ),
        }))}
      />
    </section>
  );
}
