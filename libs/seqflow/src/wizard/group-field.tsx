import type { Ref } from 'react';
import { useLingui } from '@lingui/react/macro';
import { FormField, Select } from '@omics-portal/ui';
import { useSeqflow } from '../ports/seqflow-ports';
import { isGroupName } from '../projects/project-names';

interface GroupFieldProps {
  /** Receives the focus if the group is invalid. */
  readonly ref?: Ref<HTMLButtonElement>;
  readonly group: string;
  readonly error: string | undefined;
  readonly onChange: (group: string) => void;
}

/**
 * Select of the group of a project: one of the user's groups, or none. The service rejects other groups. A draft may have
 * one that the user has left since.
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
