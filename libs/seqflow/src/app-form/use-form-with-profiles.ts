import { useMemo } from 'react';
import { useLingui } from '@lingui/react';
import type { AppSchema } from '@omics-portal/api';
import { profileQueries } from '@omics-portal/resources';
import { OWN_LIMITS_UNAVAILABLE } from '@omics-portal/wording';
import { useQuery } from '@tanstack/react-query';
import { useSeqflow } from '../ports/seqflow-ports';
import type { FormValues } from './form-values';
import { takesProfiles, withProfileHelp, withProfileOptions } from './profile-options';

/**
 * Form of an app with the user's own threshold profiles among the options of its fields of limits: those for the kind of data that the
 * values say, or of every kind without values. Undefined until both are there. A server without profiles adds none;
 * if they could not be loaded, the help of these fields says so.
 */
export function useFormWithProfiles(
  schema: AppSchema | undefined,
  values: FormValues | null = null,
): AppSchema | undefined {
  const { i18n } = useLingui();
  const { reports } = useSeqflow();
  const isNeeded = schema !== undefined && takesProfiles(schema);
  const { data, isPending, isLoadingError } = useQuery({
    ...profileQueries(reports).all(),
    enabled: isNeeded,
  });
  return useMemo(() => {
    if (!schema || !isNeeded) {
      return schema;
    }
    if (isLoadingError) {
      return withProfileHelp(schema, i18n._(OWN_LIMITS_UNAVAILABLE));
    }
    return isPending ? undefined : withProfileOptions(schema, data, values);
  }, [schema, isNeeded, isPending, isLoadingError, data, values, i18n]);
}
