declare module 'pg/lib/utils.js' {
  /** How `pg` writes a value of JavaScript for the wire. */
  export function prepareValue(value: unknown): unknown;
}
