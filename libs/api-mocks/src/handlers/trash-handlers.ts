import { uuid } from '../builders/ids';
import { aTrashedFolder, aTrashedObject } from '../builders/storage';
import { pageOf } from '../http/pages';
import { datainsHttp } from '../http/services';

const BUCKET = '/api/services/{service}/buckets/{bucket}';
const TRASH = '/api/services/{service}/trash';

export const transferHandlers = {
  transfer: datainsHttp.on('post', `${BUCKET}/transfers`, async ({ body, response }) => {
    const { items } = await body();
    return response(200).json({ data: items.map((item) => ({ ...item, state: 'done' })) });
  }),
  /** Nothing is done while the names are taken: `ask` gives a conflict for each. */
  transferConflict: datainsHttp.on('post', `${BUCKET}/transfers`, async ({ body, response }) => {
    const { items, on_conflict: conflict = 'ask' } = await body();
    const state = conflict === 'ask' ? 'conflict' : conflict === 'skip' ? 'skipped' : 'done';
    return response(200).json({ data: items.map((item) => ({ ...item, state })) });
  }),
  /** The first of the items is not done, for a reason. */
  transferPartly: datainsHttp.on('post', `${BUCKET}/transfers`, async ({ body, response }) => {
    const { items } = await body();
    const failed = { state: 'failed', message: 'A folder cannot be moved or copied into itself.' } as const;
    return response(200).json({
      data: items.map((item, index) => ({ ...item, ...(index === 0 ? failed : { state: 'done' }) })),
    });
  }),
};

export const trashHandlers = {
  trash: datainsHttp.on('post', `${BUCKET}/trash`, async ({ body, response }) => {
    const { keys } = await body();
    return response(200).json({
      kept_days: 30,
      data: keys.map((key, index) => ({ key, state: 'done', id: uuid(9, index) })),
    });
  }),
  trashForbidden: datainsHttp.on('post', `${BUCKET}/trash`, async ({ body, response }) => {
    const { keys } = await body();
    const message = 'You may not change it: it belongs to another user.';
    return response(200).json({
      kept_days: 30,
      data: keys.map((key) => ({ key, state: 'forbidden', message })),
    });
  }),
  list: datainsHttp.on('get', TRASH, ({ query, response }) =>
    response(200).json({ ...pageOf([aTrashedObject(), aTrashedFolder()], query), kept_days: 30 }),
  ),
  listEmpty: datainsHttp.on('get', TRASH, ({ query, response }) =>
    response(200).json({ ...pageOf([], query), kept_days: 30 }),
  ),
  listError: datainsHttp.failing('get', TRASH, 500),
  restore: datainsHttp.on('post', `${TRASH}/restore`, async ({ body, response }) => {
    const { ids } = await body();
    const { path } = aTrashedObject();
    return response(200).json({ data: ids.map((id) => ({ id, state: 'done', path })) });
  }),
  restoreConflict: datainsHttp.on('post', `${TRASH}/restore`, async ({ body, response }) => {
    const { ids, on_conflict: conflict } = await body();
    const state = conflict === 'keep_both' ? 'done' : 'conflict';
    return response(200).json({ data: ids.map((id) => ({ id, state })) });
  }),
  remove: datainsHttp.on('post', `${TRASH}/remove`, async ({ body, response }) => {
    const { ids } = await body();
    return response(200).json({ data: ids.map((id) => ({ id, state: 'done' })) });
  }),
};
