import { useLingui } from '@lingui/react/macro';
import { parseStorageLink } from '@omics-portal/api';
import { Button, Input } from '@omics-portal/ui';
import { SchemaField, useSchemaForm } from '@omics-portal/ui/forms';
import * as v from 'valibot';
import type { PickerTabProps } from './picker-tab-props';

type LinkProblem = 'no-link' | 'not-accepted';

const problem = (code: LinkProblem) => code;

/** Tab of the file picker that adds a file by its storage link. */
export function TypedTab({ accepts, hint, onChoose }: PickerTabProps) {
  const { t } = useLingui();
  const messages: Record<LinkProblem, string> = {
    'no-link': t`Enter a storage link of the form service://bucket/path.`,
    'not-accepted': hint,
  };
  const form = useSchemaForm({
    schema: v.object({
      link: v.pipe(
        v.string(),
        v.trim(),
        v.check((link) => Boolean(parseStorageLink(link)?.key), problem('no-link')),
        v.check(accepts, problem('not-accepted')),
      ),
    }),
    messages,
    defaultValues: { link: '' },
  });
  const add = form.onSubmit(({ link }) => {
    onChoose([link], true);
    form.reset();
  });
  return (
    <form noValidate onSubmit={add}>
      <SchemaField
        form={form}
        name="link"
        label={t`Storage link`}
        help={t`For example minio://bucket/folder/file.csv`}
      >
        {(control) => (
          <div className="flex gap-2">
            <Input {...control} autoComplete="off" className="flex-1" />
            <Button type="submit">{t`Add`}</Button>
          </div>
        )}
      </SchemaField>
    </form>
  );
}
