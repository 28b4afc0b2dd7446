import { useEffect } from 'react';
import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { checkProjectName } from '@omics-portal/resources';
import { isProjectName } from '../projects/project-names';
import { useSeqflow } from '../ports/seqflow-ports';

/** Pause in typing after which the name is checked, in milliseconds. */
const CHECK_DELAY_MS = 400;
const MIN_LENGTH = 5;
const MAX_LENGTH = 64;

/**
 * Status of a project name while it is typed: invalid, free, taken, or unknown when the check fails. Announced politely. A failed
 * check never counts as free.
 */
export function NameStatus({ name }: { readonly name: string }) {
  const { t } = useLingui();
  const { datains } = useSeqflow();
  const { mutate, data: isTaken, isError, isPending, variables } = useMutation(checkProjectName(datains));
  const isValid = isProjectName(name);
  useEffect(() => {
    if (!isValid) {
      return undefined;
    }
    const timer = setTimeout(mutate, CHECK_DELAY_MS, name);
    return () => clearTimeout(timer);
  }, [name, isValid, mutate]);
  const explainInvalid = () => {
    const { length } = name;
    if (/^\d/u.test(name)) {
      return t`The name must not start with a digit.`;
    }
    if (/\W/u.test(name)) {
      return t`Use only letters from a to z, digits and underscores.`;
    }
    return t`The name must have ${MIN_LENGTH} to ${MAX_LENGTH} characters; this one has ${length}.`;
  };
  const text = () => {
    if (name === '') {
      return '';
    }
    if (!isValid) {
      return explainInvalid();
    }
    if (variables !== name || isPending) {
      return t`Checking whether the name is free...`;
    }
    if (isError) {
      return t`It is not known whether the name is free, because the check failed. It is checked again when you continue.`;
    }
    return isTaken ? t`This name is taken. Names are shared by all users.` : t`This name is free.`;
  };
  return (
    <p role="status" className="-mt-3 min-h-5 text-sm text-muted">
      {text()}
    </p>
  );
}
