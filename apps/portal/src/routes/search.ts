import * as v from 'valibot';

/** Text parameter. The URL codec reads `12` as a number, but an id of digits is text. Other values count as absent. */
const text = v.optional(
  v.fallback(v.optional(v.pipe(v.union([v.string(), v.number()]), v.transform(String))), undefined),
);
const flag = v.optional(v.fallback(v.optional(v.boolean()), undefined));

export const loginSearch = v.object({ redirect: text });
export const notFoundSearch = v.object({ from: text });
export const exceptionSearch = v.object({ from: text });
/** Defined here because the feature defines it beside its screen, which is not part of the first load. */
export const referenceDatasetsSearch = v.object({ version: text });
export const markdownPreviewSearch = v.object({ url: text });
export const embeddedFrameSearch = v.object({ src: text });
export const notificationsSearch = v.object({
  page: v.optional(v.fallback(v.pipe(v.number(), v.integer(), v.minValue(1)), 1), 1),
  unread: flag,
});
