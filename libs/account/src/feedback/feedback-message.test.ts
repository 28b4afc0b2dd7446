import { expect, test } from 'vitest';
import { isEmail, toMessage, type Feedback } from './feedback-message';

test.each([
  ['ada@example.org', true],
  ['ada.lovelace+lab@mail.example.org', true],
  ['ada@example', false],
  ['ada example@example.org', false],
  ['@example.org', false],
  ['ada@@example.org', false],
  ['', false],
])('"%s" is an address: %s', (text, expected) => {
  expect(isEmail(text)).toBe(expected);
});

const WRITTEN: Feedback = {
  title: ' A label ',
  content: ' Is wrong ',
  email: ' ada@example.org ',
  withPage: true,
};

test('a message has the text without blanks around, and the page', () => {
  expect(toMessage(WRITTEN, 'http://portal/#/dashboard')).toEqual({
    title: 'A label',
    description: '',
    message_type: 'feedback',
    payload: { email: 'ada@example.org', content: 'Is wrong', page: 'http://portal/#/dashboard' },
    status: 'Unread',
  });
});

test('the page is told only by who wants to', () => {
  expect(toMessage({ ...WRITTEN, withPage: false }, 'http://portal/').payload).not.toHaveProperty('page');
});
