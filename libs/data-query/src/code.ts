// A query as a program that asks the same.
export { toCode, type CodeLanguage, type CodeOptions } from './to-code';
