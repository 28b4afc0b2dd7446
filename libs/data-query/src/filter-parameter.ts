/** Condition that a URL parameter names. */
export interface FilterParameter {
  readonly field: string;
  readonly excludes: boolean;
  /** Number of its group, from 1; 0 for a filter of the query itself. */
  readonly group: number;
}

/** `f.<field>` keeps values, `x.<field>` excludes them; with a number before the dot in one of the groups. */
const PARAMETER = /^([fx])([1-9]?)\.(.+)$/s;

/** Condition of a URL parameter; null for another parameter. */
export function readFilterParameter(name: string): FilterParameter | null {
  const [, letter, group, field] = PARAMETER.exec(name) ?? [];
  return field === undefined ? null : { field, excludes: letter === 'x', group: Number(group) };
}

/** True for a parameter of a condition whose group has a number that no query has, such as `f10.site`. */
export function hasUnknownGroup(name: string): boolean {
  return /^[fx]\d+\./.test(name) && readFilterParameter(name) === null;
}

/** Name of the URL parameter of a condition. */
export function filterParameter({ field, excludes, group }: FilterParameter): string {
  return `${excludes ? 'x' : 'f'}${group === 0 ? '' : group}.${field}`;
}

/** Whether a value is the name of a filter's URL parameter, whose values are texts with a notation of their own. */
export function isFilterParameter(name: unknown): boolean {
  return typeof name === 'string' && PARAMETER.test(name);
}
