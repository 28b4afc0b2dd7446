import { useLingui } from '@lingui/react';
import { useQueryClient } from '@tanstack/react-query';
import { invalidateObjects } from '@omics-portal/resources';
import { useErrorText } from '@omics-portal/wording';
import type { ActionContext } from './delete-entries';
import { useStorage } from '../ports/storage-ports';

/** Dependencies of actions that may end after their component is gone. */
export function useActionContext(): ActionContext {
  const { i18n } = useLingui();
  const { datains } = useStorage();
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  return { datains, i18n, errorText, refresh: () => invalidateObjects(queryClient) };
}
