/** Whether a value belongs to the Unknown bucket: null, missing or empty. */
export function isUnknown(value: unknown): boolean {
  return value === null || value === undefined || value === '';
}
