import type { Sentence } from '../preferred-language.ts';

const NOT_STORABLE = /[\0\p{Surrogate}]/u;
const PROBLEM: Sentence = {
  'en-US': 'contains a character that no text can store (NUL, or half of a surrogate pair): remove it',
  'zh-CN': '含有文本无法存储的字符（NUL 或半个代理对）：请删除该字符',
};

/** Reason why a text cannot be stored or compared (NUL, a lone surrogate); undefined when it can. */
export function textProblem(text: string): Sentence | undefined {
  return NOT_STORABLE.test(text) ? PROBLEM : undefined;
}
