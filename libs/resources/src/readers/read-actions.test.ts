import { expect, test } from 'vitest';
import { readProject, readProjectPage } from './read-project';
import { readWorkflow, readWorkflowPage } from './read-workflow';

test.each([
  ['Submitted', null, ['stop']],
  ['Running', null, ['stop']],
  ['Aborting', null, []],
  ['Aborted', 1, ['restart', 'delete', 'resubmit']],
  ['Failed', 1, ['restart', 'archive', 'delete', 'resubmit']],
  ['Succeeded', 1, ['archive', 'delete']],
  ['On Hold', 1, ['restart']],
  ['Submitted', 1, ['archive', 'delete']],
] as const)(
  'a project of an older server that is %s (finished %s) allows %j',
  (status, finished, actions) => {
    const body = { id: 'p', status, finished_time: finished };
    expect(readProject(body).actions).toEqual(actions);
    const page = { total: 1, page: 1, per_page: 10, data: [body] };
    expect(readProjectPage(page as never).data[0]?.actions).toEqual(actions);
  },
);

test.each([
  ['Submitted', []],
  ['Running', []],
  ['Aborting', []],
  ['Aborted', ['resubmit']],
  ['Failed', ['resubmit']],
  ['Succeeded', []],
  ['On Hold', []],
] as const)('a job of an older server that is %s allows %j', (status, actions) => {
  const body = { id: 'w', status };
  expect(readWorkflow(body).actions).toEqual(actions);
  const page = { total: 1, page: 1, per_page: 10, data: [body] };
  expect(readWorkflowPage(page as never).data[0]?.actions).toEqual(actions);
});

test('the actions that a server sends are not changed', () => {
  const body = { id: 'p', status: 'Running', finished_time: null, actions: ['stop', 'delete', 'newer'] };
  expect(readProject(body).actions).toEqual(['stop', 'delete', 'newer']);
  expect(readWorkflow({ ...body, actions: [] }).actions).toEqual([]);
});
