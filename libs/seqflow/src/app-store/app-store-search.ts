import * as v from 'valibot';
import { APP_CATEGORIES } from './app-categories';

/** What the address of the app store says. Anything unknown falls back, so that an old link still opens. */
export const appStoreSearch = v.object({
  appCategory: v.fallback(v.optional(v.picklist(APP_CATEGORIES)), undefined),
  q: v.fallback(v.optional(v.string()), undefined),
});

/** The tab and the search of the app store. */
export type AppStoreSearch = v.InferOutput<typeof appStoreSearch>;
