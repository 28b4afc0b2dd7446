import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import {
  detailProblem,
  EMPTY_REQUEST,
  requestDetailsSchema,
  toMessage,
  type RequestDetails,
} from './request-details';

const COMPLETE: RequestDetails = {
  tubes: 2,
  purpose: 'Proficiency test',
  requestorTitle: 'Dr',
  requestorName: 'Ada',
  requestorEmail: 'ada@example.org',
  organization: 'Example Institute',
  recipients: 'Ada',
  phoneNumber: '+1 555 0100',
  deliveryAddress: '1 Example Road',
  notes: '',
};

describe('requestDetailsSchema', () => {
  it('accepts a complete request', () => {
    expect(v.is(requestDetailsSchema, COMPLETE)).toBe(true);
  });

  it.each([
    [{ tubes: 0 }],
    [{ tubes: 101 }],
    [{ tubes: 1.5 }],
    [{ tubes: null }],
    [{ purpose: '  ' }],
    [{ requestorEmail: 'ada' }],
    [{ requestorEmail: 'ada@example' }],
    [{ requestorEmail: 'a da@example.org' }],
  ])('rejects %j', (part) => {
    expect(v.safeParse(requestDetailsSchema, { ...COMPLETE, ...part }).success).toBe(false);
  });
});

describe('detailProblem', () => {
  it('has a message for each missing field except the notes', () => {
    const fields = Object.keys(EMPTY_REQUEST) as (keyof typeof EMPTY_REQUEST)[];
    const optional = fields.filter((field) => detailProblem(field, field === 'tubes' ? null : '') === null);
    expect(optional).toEqual(['notes']);
  });

  it('has another message for a field that is filled in but invalid', () => {
    expect(detailProblem('requestorEmail', 'ada')).not.toEqual(detailProblem('requestorEmail', ''));
    expect(detailProblem('tubes', 0)).not.toEqual(detailProblem('tubes', null));
    expect(detailProblem('tubes', 100)).toBeNull();
  });
});

describe('toMessage', () => {
  it('has all fields by their names in the contract, without empty notes', () => {
    const { notes: _notes, ...rest } = COMPLETE;
    expect(toMessage('Protein', COMPLETE)).toMatchObject({
      message_type: 'request-materials',
      status: 'Unread',
      payload: { materialsType: 'Protein', ...rest },
    });
    expect(toMessage('Protein', COMPLETE).payload).not.toHaveProperty('notes');
    expect(toMessage('Protein', { ...COMPLETE, notes: 'cold' }).payload).toHaveProperty('notes', 'cold');
  });
});
