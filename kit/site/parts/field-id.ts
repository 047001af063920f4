/** DOM id of a contract field. */
export function fieldId(path: string): string {
  return `field-${path.replaceAll(/[^\w-]/g, '-')}`;
}
