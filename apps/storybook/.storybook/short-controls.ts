import { type Preview } from '@storybook/react-vite';
import { isValidElement } from 'react';

type Enhancer = NonNullable<Preview['argTypesEnhancers']>[number];
type ArgType = ReturnType<Enhancer>[string];

/** Types whose control is an editor of JSON. */
const JSON_TYPES = ['array', 'object', 'other', 'union', 'intersection'];
/** Entries of a list or an object that still read well in a table. */
const MAX_ENTRIES = 20;

function isShortJson(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) {
    return value === null || ['string', 'number', 'boolean'].includes(typeof value);
  }
  const isPlain = Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
  const entries: unknown[] = Object.values(value);
  return isPlain && !isValidElement(value) && entries.length <= MAX_ENTRIES && entries.every(isShortJson);
}

function withShortControl(argType: ArgType, value: unknown): ArgType {
  const type = typeof argType.type === 'object' ? argType.type.name : argType.type;
  if (type === undefined || !JSON_TYPES.includes(type) || argType.control !== undefined) {
    return argType;
  }
  if (typeof value === 'string') {
    return { ...argType, control: { type: 'text' } };
  }
  return isShortJson(value) ? argType : { ...argType, control: { disable: true } };
}

/**
 * Controls that fit the props table: text for a string in a ReactNode prop, none for values that JSON cannot edit, such as
 * elements and functions, and none for long lists.
 */
export const shortControls: Enhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [name, withShortControl(argType, initialArgs[name])]),
  );
