import { expect, test } from 'vitest';
import * as v from 'valibot';
import { feedbackSchema, toMessage, type Feedback } from './feedback-message';

const WRITTEN: Feedback = {
  title: ' A label ',
  content: ' Is wrong ',
  email: ' ada@example.org ',
  withPage: true,
};

test.each<[Partial<Feedback>, readonly string[]]>([
  [{}, []],
  [{ email: 'ada.lovelace+lab@mail.example.org' }, []],
  [{ email: '' }, []],
  [{ email: 'ada@example' }, ['email-wrong']],
  [{ email: 'ada example@example.org' }, ['email-wrong']],
  [{ email: '@example.org' }, ['email-wrong']],
  [{ email: 'ada@@example.org' }, ['email-wrong']],
  [{ title: ' ', content: '' }, ['title-required', 'content-required']],
])('feedback with %j has the problems %j', (change, problems) => {
  const { issues = [] } = v.safeParse(feedbackSchema, { ...WRITTEN, ...change });
  expect(issues.map(({ message }) => message)).toEqual(problems);
});

test('a message has the text without blanks around, and the page', () => {
  expect(toMessage(WRITTEN, 'http://portal/#/dashboard')).toEqual({
    title: 'A label',
    description: '',
    message_type: 'feedback',
    payload: { email: 'ada@example.org', content: 'Is wrong', page: 'http://portal/#/dashboard' },
    status: 'Unread',
  });
});

test('the address of the page is sent only with consent', () => {
  expect(toMessage({ ...WRITTEN, withPage: false }, 'http://portal/').payload).not.toHaveProperty('page');
});
