import { useLingui } from '@lingui/react/macro';
import type { SourceProblem } from './folder-source';

/** Messages of the problems of a source. */
export function useSourceMessages(): Record<SourceProblem, string> {
  const { t } = useLingui();
  return {
    'project-required': t`Choose the project.`,
    'folder-link': t`Enter the link of a folder, such as minio://users/data/run_7/.`,
    'files-required': t`Choose the folder or the files.`,
  };
}
