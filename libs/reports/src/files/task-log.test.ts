import { expect, test } from 'vitest';
import { readTaskLog } from './task-log';

test.each([
  ['the JSON of the report service', '{"status":"Error","msg":"a\\nb"}', { status: 'Error', text: 'a\nb' }],
  ['a run that has said nothing yet', '{"status":"Running","msg":""}', { status: 'Running', text: '' }],
  ['a message that is null', '{"status":"Running","msg":null}', { status: 'Running', text: '' }],
  ['plain text', 'line 1\nline 2', { status: null, text: 'line 1\nline 2' }],
  ['JSON of another kind', '[1,2]', { status: null, text: '[1,2]' }],
  ['nothing', '', { status: null, text: '' }],
])('parses %s', (_title, content, log) => {
  expect(readTaskLog(content)).toEqual(log);
});
