import * as v from 'valibot';

/** Search parameters of the wizard: the app, and the step from 0 to 2. Unknown values fall back to the defaults. */
export const projectWizardSearch = v.object({
  appId: v.fallback(v.optional(v.pipe(v.string(), v.regex(/^[a-z0-9]{32}$/u))), undefined),
  step: v.fallback(v.optional(v.picklist([0, 1, 2])), undefined),
});

/** App and step of the wizard. */
export type ProjectWizardSearch = v.InferOutput<typeof projectWizardSearch>;
