/** Tabs of the app store. "Other" has all apps without a category. */
export const APP_CATEGORIES = ['dnaseq', 'rnaseq', 'proteomics', 'metabolomics', 'other'] as const;

/** Tab of the app store. */
export type AppCategory = (typeof APP_CATEGORIES)[number];
