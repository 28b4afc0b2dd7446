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

const required = v.pipe(v.string(), v.trim(), v.nonEmpty());

/** Schema of the details of a request. `detailProblem` returns the message for an invalid field. */
export const requestDetailsSchema = v.object({
  tubes: v.pipe(v.nullable(v.number()), v.number(), v.integer(), v.minValue(MIN_SETS), v.maxValue(MAX_SETS)),
  purpose: required,
  requestorTitle: required,
  requestorName: required,
  requestorEmail: v.pipe(required, v.regex(EMAIL)),
  organization: required,
  recipients: required,
  phoneNumber: required,
  deliveryAddress: required,
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
    title: msg`Requester`,
    fields: ['requestorTitle', 'requestorName', 'requestorEmail', 'organization'],
  },
  { title: msg`Delivery`, fields: ['recipients', 'phoneNumber', 'deliveryAddress', 'notes'] },
];

const MISSING: Readonly<Record<Exclude<DetailField, 'notes'>, MessageDescriptor>> = {
  tubes: msg`How many sets?`,
  purpose: msg`Purpose of materials request?`,
  requestorTitle: msg`What's your title?`,
  requestorName: msg`What's your name?`,
  requestorEmail: msg`What's your email?`,
  organization: msg`What's your organization?`,
  recipients: msg`What's recipients name?`,
  phoneNumber: msg`What's phone number of the recipients?`,
  deliveryAddress: msg`What's delivery address?`,
};

/** Message for an invalid value of a field; null for a valid one. */
export function detailProblem(
  field: DetailField,
  value: RequestDraft[DetailField],
): MessageDescriptor | null {
  if (field === 'notes' || v.safeParse(requestDetailsSchema.entries[field], value).success) {
    return null;
  }
  if (field === 'requestorEmail' && String(value).trim() !== '') {
    return msg`It's not a valid email.`;
  }
  return field === 'tubes' && value !== null ? msg`A whole number from 1 to 100` : MISSING[field];
}

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
