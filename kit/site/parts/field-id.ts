/** Where a field of the contract stands on the page. */
export function fieldId(path: string): string {
  return `field-${path.replaceAll(/[^\w-]/g, '-')}`;
}
