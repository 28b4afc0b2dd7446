import { aNotification, aPortalEvent } from '../builders/notices';
import { uuid } from '../builders/ids';
import { pageOf } from '../http/pages';
import { datainsHttp } from '../http/services';

const SOME_NOTIFICATIONS = [
  aNotification(),
  aNotification({ id: 8, title: 'rna_batch_2 has finished', description: null, status: 'Unread' }),
  aNotification({
    id: 9,
    title: 'New reference data',
    description: '<b>Markup</b> is shown as text',
    status: 'Read',
  }),
];

export const notificationHandlers = {
  /** Filters by `status`, as a server does. */
  list: datainsHttp.on('get', '/api/notifications', ({ query, response }) => {
    const found = SOME_NOTIFICATIONS.filter(({ status }) => (query.get('status') ?? status) === status);
    return response(200).json(pageOf(found, query));
  }),
  listEmpty: datainsHttp.on('get', '/api/notifications', ({ query, response }) =>
    response(200).json(pageOf([], query)),
  ),
  listForbidden: datainsHttp.failing('get', '/api/notifications', 403),
  listError: datainsHttp.failing('get', '/api/notifications', 500),
  listLoading: datainsHttp.pending('get', '/api/notifications'),
  update: datainsHttp.on('put', '/api/notifications/{id}', ({ response }) => response(204).empty()),
  updateError: datainsHttp.failing('put', '/api/notifications/{id}', 500),
  choices: datainsHttp.on('get', '/api/notification-choices', ({ response }) =>
    response(200).json({ projects: true, project_digest: true, reports: true, control_charts: true }),
  ),
  choicesOlder: datainsHttp.failing('get', '/api/notification-choices', 404),
  choicesError: datainsHttp.failing('get', '/api/notification-choices', 500),
  choose: datainsHttp.on('put', '/api/notification-choices', ({ response }) => response(204).empty()),
  chooseError: datainsHttp.failing('put', '/api/notification-choices', 500),
};

export const messageHandlers = {
  create: datainsHttp.on('post', '/api/messages', ({ response }) =>
    response(201).json({ message: { id: 12 } }),
  ),
  createInvalid: datainsHttp.on('post', '/api/messages', ({ response }) =>
    response(400).json({
      message: 'The request is not valid',
      details: [{ field: 'title', message: 'must not be empty' }],
    }),
  ),
  createTooMany: datainsHttp.failing('post', '/api/messages', 429),
  createError: datainsHttp.failing('post', '/api/messages', 500),
};

export const eventHandlers = {
  /** Two events about one job, then the end of the stream. */
  stream: datainsHttp.on('get', '/api/events', ({ response }) =>
    response(200).stream(
      [aPortalEvent(), aPortalEvent({ status: 'Succeeded', percentage: 100 })]
        .map((data, index) => `event: workflow\nid: ${index + 1}\ndata: ${JSON.stringify(data)}\n\n`)
        .join(': heartbeat\n\n'),
    ),
  ),
  /** Connection that stays open without events. */
  streamSilent: datainsHttp.on('get', '/api/events', ({ response }) =>
    response(200).stream(new ReadableStream()),
  ),
  streamError: datainsHttp.failing('get', '/api/events', 500),
};

/** Job of the events in `eventHandlers.stream`. */
export const EVENT_WORKFLOW_ID = uuid(3, 1);
