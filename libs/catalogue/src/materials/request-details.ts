import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import * as v from 'valibot';
import type { MessageSubmit } from '@omics-portal/api';
import type { MaterialsType } from '@omics-portal/resources';

/** Limits of the number of sets in one request. */
export const MIN_SETS = 1;
export const MAX_SETS = 100;

/** Text, at sign, text, dot, text; no white space (specification, section 5). */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Messages for invalid fields by the codes of the schema: the name of a field that is missing, or what is wrong with it. */
export const DETAIL_PROBLEMS = {
  tubes: msg`How many sets?`,
  'tubes-not-valid': msg`A whole number from 1 to 100`,
  purpose: msg`Purpose of materials request?`,
  requestorTitle: msg`What's your title?`,
  requestorName: msg`What's your name?`,
  requestorEmail: msg`What's your email?`,
  'email-not-valid': msg`It's not a valid email.`,
  organization: msg`What's your organization?`,
  recipients: msg`What's recipients name?`,
  phoneNumber: msg`What's phone number of the recipients?`,
  deliveryAddress: msg`What's delivery address?`,
} as const satisfies Record<string, MessageDescriptor>;

type DetailProblem = keyof typeof DETAIL_PROBLEMS;

const required = (problem: DetailProblem) => v.pipe(v.string(), v.trim(), v.nonEmpty(problem));

const NOT_VALID_TUBES: DetailProblem = 'tubes-not-valid';

/** Schema of the details of a request. Its messages are codes of {@link DETAIL_PROBLEMS}. */
export const requestDetailsSchema = v.object({
  tubes: v.pipe(
    v.nullable(v.number()),
    v.number('tubes' satisfies DetailProblem),
    v.integer(NOT_VALID_TUBES),
    v.minValue(MIN_SETS, NOT_VALID_TUBES),
    v.maxValue(MAX_SETS, NOT_VALID_TUBES),
  ),
  purpose: required('purpose'),
  requestorTitle: required('requestorTitle'),
  requestorName: required('requestorName'),
  requestorEmail: v.pipe(
    required('requestorEmail'),
    v.regex(EMAIL, 'email-not-valid' satisfies DetailProblem),
  ),
  organization: required('organization'),
  recipients: required('recipients'),
  phoneNumber: required('phoneNumber'),
  deliveryAddress: required('deliveryAddress'),
  notes: v.pipe(v.string(), v.trim()),
});

/** A complete request, without the kind of material. */
export type RequestDetails = v.InferOutput<typeof requestDetailsSchema>;

/** Values of the form; an empty number is null. */
export type RequestDraft = Omit<RequestDetails, 'tubes'> & { tubes: number | null };

export type DetailField = keyof RequestDraft;

/** Initial values of the form. */
export const EMPTY_REQUEST: RequestDraft = {
  tubes: 1,
  purpose: '',
  requestorTitle: '',
  requestorName: '',
  requestorEmail: '',
  organization: '',
  recipients: '',
  phoneNumber: '',
  deliveryAddress: '',
  notes: '',
};

/** Labels of the fields, in the order of the form. */
export const DETAIL_LABELS: Readonly<Record<DetailField, MessageDescriptor>> = {
  tubes: msg`Sets`,
  purpose: msg`Purpose`,
  requestorTitle: msg`Requestor Title`,
  requestorName: msg`Requestor Name`,
  requestorEmail: msg`Requestor Email`,
  organization: msg`Organization`,
  recipients: msg`Recipients`,
  phoneNumber: msg`Phone Number`,
  deliveryAddress: msg`Delivery Address`,
  notes: msg`Additional Notes`,
};

/** Groups of fields, in the order of the form. */
export const DETAIL_GROUPS: readonly {
  readonly title: MessageDescriptor;
  readonly fields: readonly DetailField[];
}[] = [
  { title: msg`What you need`, fields: ['tubes', 'purpose'] },
  {
    title: msg`Requestor`,
    fields: ['requestorTitle', 'requestorName', 'requestorEmail', 'organization'],
  },
  { title: msg`Delivery`, fields: ['recipients', 'phoneNumber', 'deliveryAddress', 'notes'] },
];

/** Message to the team. Empty notes are left out. */
export function toMessage(materialsType: MaterialsType, details: RequestDetails): MessageSubmit {
  const { notes, ...payload } = details;
  return {
    title: `Request for ${materialsType} reference materials`,
    description: `${details.requestorName}, ${details.organization}: ${details.tubes} set(s)`,
    message_type: 'request-materials',
    payload: { materialsType, ...payload, ...(notes !== '' && { notes }) },
    status: 'Unread',
  };
}
