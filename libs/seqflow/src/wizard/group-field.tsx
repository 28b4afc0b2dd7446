import type { Ref } from 'react';
import { useLingui } from '@lingui/react/macro';
import { FormField, Select } from '@omics-portal/ui';
import { useSeqflow } from '../ports/seqflow-ports';
import { isGroupName } from '../projects/project-information';

interface GroupFieldProps {
  /** Receives the focus when the group is not one of the person's. */
  readonly ref?: Ref<HTMLButtonElement>;
  readonly group: string;
  readonly error: string | undefined;
  readonly onChange: (group: string) => void;
}

/**
 * Whose project it is: one of the person's groups, or the person's alone. The service refuses any other group, which a draft
 * may still have from before the person left it.
 */
export function GroupField({ ref, group, error, onChange }: GroupFieldProps) {
  const { t } = useLingui();
  const { session } = useSeqflow();
  const groups = session.groups.filter(isGroupName);
  const offered = group === '' || groups.includes(group) ? groups : [...groups, group];
  return (
    <FormField
      label={t`Group`}
      help={t`Members of the group see the project. Empty: only you.`}
      error={error}
    >
      {(control) => (
        <Select
          {...control}
          ref={ref}
          value={group}
          onValueChange={onChange}
          options={[{ value: '', label: t`No group` }, ...offered.map((one) => ({ value: one, label: one }))]}
        />
      )}
    </FormField>
  );
}
