// Separate entry, so that users never load the pseudo language.
export { PSEUDO_LOCALE, pseudoMessages } from './pseudo/pseudo-messages';
