type Person = { readonly id: string; readonly name: string };

/** Ids of the people mentioned with an `@`. Where one name is a prefix of another, the longer one matches. */
export function mentionedIn(text: string, people: readonly Person[]): string[] {
  const byLength = people.toSorted((one, other) => other.name.length - one.name.length);
  const lower = text.toLocaleLowerCase('de');
  const found = new Set<string>();
  for (let at = lower.indexOf('@'); at >= 0; at = lower.indexOf('@', at + 1)) {
    const rest = lower.slice(at + 1);
    const person = byLength.find(({ name }) => {
      const said = name.toLocaleLowerCase('de');
      return said !== '' && rest.startsWith(said) && !/^[\p{L}\p{N}]/u.test(rest.slice(said.length));
    });
    if (person) found.add(person.id);
  }
  return [...found];
}
