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
  it('takes a complete request', () => {
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
  ])('refuses %j', (part) => {
    expect(v.safeParse(requestDetailsSchema, { ...COMPLETE, ...part }).success).toBe(false);
  });
});

describe('detailProblem', () => {
  it('asks for each thing that is missing, notes apart', () => {
    const fields = Object.keys(EMPTY_REQUEST) as (keyof typeof EMPTY_REQUEST)[];
    const silent = fields.filter((field) => detailProblem(field, field === 'tubes' ? null : '') === null);
    expect(silent).toEqual(['notes']);
  });

  it('has other words for what is there but wrong', () => {
    expect(detailProblem('requestorEmail', 'ada')).not.toEqual(detailProblem('requestorEmail', ''));
    expect(detailProblem('tubes', 0)).not.toEqual(detailProblem('tubes', null));
    expect(detailProblem('tubes', 100)).toBeNull();
  });
});

describe('toMessage', () => {
  it('carries everything by the names of the contract, and no empty notes', () => {
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
