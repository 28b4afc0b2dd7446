import * as v from 'valibot';
import { APP_CATEGORIES } from './app-categories';

/** Search parameters of the app store. Unknown values fall back to the defaults, so that old links open. */
export const appStoreSearch = v.object({
  appCategory: v.fallback(v.optional(v.picklist(APP_CATEGORIES)), undefined),
  q: v.fallback(v.optional(v.string()), undefined),
});

/** Tab and search term of the app store. */
export type AppStoreSearch = v.InferOutput<typeof appStoreSearch>;
