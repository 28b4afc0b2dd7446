/** Tabs of the app store. "Other" takes what fits nowhere else, so that no app is ever lost. */
export const APP_CATEGORIES = ['dnaseq', 'rnaseq', 'proteomics', 'metabolomics', 'other'] as const;

/** One tab of the app store. */
export type AppCategory = (typeof APP_CATEGORIES)[number];
