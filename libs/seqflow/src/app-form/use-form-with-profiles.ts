import { useMemo } from 'react';
import type { AppSchema } from '@omics-portal/api';
import { profileQueries } from '@omics-portal/resources';
import { useQuery } from '@tanstack/react-query';
import { useSeqflow } from '../ports/seqflow-ports';
import type { FormValues } from './form-values';
import { takesProfiles, withProfileOptions } from './profile-options';

/**
 * Form of an app with the user's own threshold profiles among the options of its fields of limits: those for the kind of data that the
 * values say, or of every kind without values. Undefined until both are there; a server without profiles adds none.
 */
export function useFormWithProfiles(
  schema: AppSchema | undefined,
  values: FormValues | null = null,
): AppSchema | undefined {
  const { reports } = useSeqflow();
  const isNeeded = schema !== undefined && takesProfiles(schema);
  const { data, isPending } = useQuery({ ...profileQueries(reports).all(), enabled: isNeeded });
  return useMemo(() => {
    if (!schema || !isNeeded) {
      return schema;
    }
    return isPending ? undefined : withProfileOptions(schema, data ?? [], values);
  }, [schema, isNeeded, isPending, data, values]);
}
