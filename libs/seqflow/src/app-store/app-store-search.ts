import * as v from 'valibot';
import { text } from '../job-search/job-search';
import { APP_CATEGORIES } from './app-categories';

/**
 * Search parameters of the app store. Unknown values fall back to the defaults, so that old links open. `app` is the full
 * or short name of the app whose details are open.
 */
export const appStoreSearch = v.object({
  appCategory: v.fallback(v.optional(v.picklist(APP_CATEGORIES)), undefined),
  q: text,
  author: text,
  sort: text,
  app: text,
});

/** Tab, search term, filter, order and open details of the app store. */
export type AppStoreSearch = v.InferOutput<typeof appStoreSearch>;
