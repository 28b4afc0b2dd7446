// Code generation: a query as a program that sends the same request.
export { toCode, type CodeLanguage, type CodeOptions } from './to-code';
