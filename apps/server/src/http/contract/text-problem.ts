import type { Sentence } from '../preferred-language.ts';

const NOT_STORABLE = /[\0\p{Surrogate}]/u;
const PROBLEM: Sentence = {
  'en-US': 'must not contain the character NUL or half of a surrogate pair: no text can store them',
  'zh-CN': '不能含有字符 NUL 或半个代理对：文本无法存储它们',
};

/** Reason why a text cannot be stored or compared (NUL, a lone surrogate); undefined when it can. */
export function textProblem(text: string): Sentence | undefined {
  return NOT_STORABLE.test(text) ? PROBLEM : undefined;
}
