import * as v from 'valibot';

/** Text parameter. The URL codec reads `12` as a number, but an id of digits is text. Other values count as absent. */
const text = v.optional(
  v.fallback(v.optional(v.pipe(v.union([v.string(), v.number()]), v.transform(String))), undefined),
);
/** Number of a page, from 1; anything else is the first page. */
const page = v.optional(v.fallback(v.pipe(v.number(), v.integer(), v.minValue(1)), 1), 1);
const flag = v.optional(v.fallback(v.optional(v.boolean()), undefined));

/** `response`: query with which an identity provider came back, from callback.html. */
export const loginSearch = v.object({ redirect: text, response: text });
export type LoginSearch = v.InferOutput<typeof loginSearch>;
export const notFoundSearch = v.object({ from: text });
export const exceptionSearch = v.object({ from: text });
/** Defined here because the feature defines it beside its screen, which is not part of the first load. */
export const referenceDatasetsSearch = v.object({ version: text });
export const markdownPreviewSearch = v.object({ url: text });
export const visualizationSearch = v.object({ view: text });
export const embeddedFrameSearch = v.object({ src: text });
/** `link`: secret of a one-time link, as text also if it has digits only. */
export const oneTimeLinkSearch = v.object({ link: text });
export const accountsSearch = v.object({
  page,
  q: text,
  state: v.optional(v.fallback(v.optional(v.picklist(['active', 'disabled'])), undefined)),
});
export const auditSearch = v.object({
  page,
  person: text,
  kind: text,
  from: text,
  to: text,
});
export const notificationsSearch = v.object({
  page,
  unread: flag,
});
