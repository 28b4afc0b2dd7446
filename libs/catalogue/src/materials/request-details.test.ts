import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import {
  DETAIL_PROBLEMS,
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

describe('DETAIL_PROBLEMS', () => {
  const problemOf = (details: object) => {
    const { issues = [] } = v.safeParse(requestDetailsSchema, { ...COMPLETE, ...details });
    return issues.map(({ message }) => message)[0];
  };

  it('has a message for each missing field except the notes', () => {
    const fields = Object.keys(EMPTY_REQUEST);
    const problems = fields.map((field) => problemOf({ [field]: field === 'tubes' ? null : '' }));
    expect(problems).toEqual(fields.map((field) => (field === 'notes' ? undefined : field)));
    expect(Object.keys(DETAIL_PROBLEMS)).toEqual(
      expect.arrayContaining(fields.filter((field) => field !== 'notes')),
    );
  });

  it.each([
    [{ requestorEmail: 'ada' }, 'email-not-valid'],
    [{ tubes: 0 }, 'tubes-not-valid'],
    [{ tubes: 100 }, undefined],
  ])('has another message for a field that is filled in but invalid: %j', (details, problem) => {
    expect(problemOf(details)).toBe(problem);
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
