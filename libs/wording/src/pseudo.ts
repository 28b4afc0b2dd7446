// An entry of its own, so that readers never load the language for tests.
export { PSEUDO_LOCALE, pseudoMessages } from './pseudo/pseudo-messages';
