import {
  aNotification,
  anUploadTask,
  aProject,
  aTask,
  collectionHandlers,
  countHandlers,
  datainsHttp,
  pageOf,
  reportHttp,
  taskPageOf,
  uuid,
} from '@omics-portal/api-mocks';
import { fn } from 'storybook/test';

export const NOON = 1_700_000_000_000;
export const HOUR = 3_600_000;

const PROJECTS = [
  aProject({
    id: uuid(2, 1),
    project_name: 'plate_seven_of_the_ring_trial_with_a_long_name',
    description: 'Sixty libraries of one plate, from two laboratories',
    status: 'Running',
    percentage: 33.339,
    started_time: NOON,
    finished_time: null,
  }),
  aProject({
    id: uuid(2, 2),
    project_name: 'waiting',
    status: 'Submitted',
    percentage: 0,
    started_time: NOON - HOUR,
    finished_time: null,
  }),
  aProject({
    id: uuid(2, 3),
    project_name: 'broken',
    status: 'Failed',
    started_time: NOON - 3 * HOUR,
    finished_time: NOON - 2 * HOUR,
  }),
  aProject({
    id: uuid(2, 4),
    project_name: 'done_long_ago',
    status: 'Submitted',
    started_time: NOON - 9 * HOUR,
    finished_time: NOON - 8 * HOUR,
  }),
];

/** Called with the state that each request for projects asks for. */
export const requestedStatus = fn();

/** Back ends with projects in several states, a message, a report and two uploads. */
export const work = [
  datainsHttp.on('get', '/api/projects', ({ query, response }) => {
    const status = query.get('status');
    requestedStatus(status);
    return response(200).json(
      pageOf(
        PROJECTS.filter((project) => status === null || project.status === status),
        query,
      ),
    );
  }),
  datainsHttp.on('get', '/api/workflows', ({ response }) =>
    response(200).json({ total: 1234, page: 1, per_page: 1, data: [] }),
  ),
  datainsHttp.on('get', '/api/notifications', ({ query, response }) =>
    response(200).json(
      pageOf([aNotification({ id: 1, title: 'Maintenance tonight', created_time: NOON - HOUR / 2 })], query),
    ),
  ),
  reportHttp.on('get', '/api/tasks', ({ query, response }) =>
    response(200).json(
      taskPageOf(
        query.get('plugin_name') === 'omics-dataset'
          ? [
              anUploadTask({
                id: uuid(5, 8),
                name: 'plate_7_upload',
                status: 'Started',
                finished_time: null,
              }),
              anUploadTask({ id: uuid(5, 9), name: 'plate_6_upload', status: 'Failed' }),
            ]
          : [aTask({ id: uuid(5, 1), name: 'protein_batch', finished_time: NOON - HOUR })],
        query,
      ),
    ),
  ),
  collectionHandlers.list,
  countHandlers.count,
];
