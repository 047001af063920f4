export type Person = { readonly id: string; readonly name: string };

const MOST = 5;
const BEGUN = /@([\p{L}\p{N} .'’-]{0,60})$/u;

/** Suggestions for the `@` at the end of a text, by any word of the name; none once a name is complete. */
export function mayBeMeant<Each extends Person>(text: string, people: readonly Each[]): Each[] {
  const begun = BEGUN.exec(text)?.[1]?.toLocaleLowerCase('de');
  if (begun === undefined) return [];
  const isMeant = (name: string) =>
    name.length > begun.length && ` ${name.toLocaleLowerCase('de')}`.includes(` ${begun}`);
  return people.filter(({ name }) => isMeant(name)).slice(0, MOST);
}

/** Completes the started mention. */
export function withName(text: string, { name }: Pick<Person, 'name'>): string {
  return text.replace(BEGUN, `@${name.replaceAll('$', '$$$$')} `);
}
