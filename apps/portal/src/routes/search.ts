import * as v from 'valibot';

/** The URL codec reads `12` as a number; an id made of digits is text all the same. Anything else counts as absent. */
const text = v.optional(
  v.fallback(v.optional(v.pipe(v.union([v.string(), v.number()]), v.transform(String))), undefined),
);
const flag = v.optional(v.fallback(v.optional(v.boolean()), undefined));

export const loginSearch = v.object({ redirect: text });
export const notFoundSearch = v.object({ from: text });
export const exceptionSearch = v.object({ from: text });
/** Spelled here and not taken from the feature: there they live with their screens, which must not be in the first load. */
export const referenceDatasetsSearch = v.object({ version: text });
export const markdownPreviewSearch = v.object({ url: text });
export const embeddedFrameSearch = v.object({ src: text });
export const notificationsSearch = v.object({
  page: v.optional(v.fallback(v.pipe(v.number(), v.integer(), v.minValue(1)), 1), 1),
  unread: flag,
});
