import { mutationOptions } from '@tanstack/react-query';
import type { DatainsClient } from '@omics-portal/api';
import { readPage } from '../readers/read-page';

/**
 * Mutation that checks the name of a new project: true if a project of any user has it. A mutation, because its result is
 * never cached: another user may take the name at any time.
 */
export function checkProjectName(client: DatainsClient) {
  return mutationOptions({
    mutationFn: async (name: string) => {
      const params = { query: { project_name: name } };
      const { data } = await client.GET('/api/check-projects', { params });
      return readPage(data, 'whether a name is taken').total > 0;
    },
  });
}
