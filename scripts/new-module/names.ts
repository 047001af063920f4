/** How a module and one of its things are spelled in each place. */
export type Names = Readonly<Record<string, string>>;

/** Packages of the kit and of the apps have these names already. */
const TAKEN = new Set(['base', 'server', 'react', 'testing']);

export function whyNotName(name: string): string | null {
  if (!/^[a-z][a-z0-9]*(-[a-z][a-z0-9]*)*$/.test(name))
    return `"${name}" is not kebab-case: small letters, digits and hyphens, like opening-hours`;
  if (TAKEN.has(name) || name.startsWith('app-')) return `"${name}" is the name of a package outside of modules/`;
  return null;
}

export function namesOf(module: string, noun: string, now: Date): Names {
  return {
    module,
    moduleName: camel(module),
    schema: snake(module),
    noun,
    nounName: camel(noun),
    Noun: pascal(noun),
    // A noun without a plural of its own must not name the list like the one.
    Nouns: pascal(module) === pascal(noun) ? `${pascal(module)}Entries` : pascal(module),
    noun_table: snake(noun),
    Title: sentence(module),
    title: sentence(module).toLowerCase(),
    stamp: now.toISOString().slice(0, 16).replace(/[-:]/g, ''),
  };
}

/** `opening-hours` → `opening-hour`, `entries` → `entry`; good enough for most, and the second argument is there for the others. */
export function singular(plural: string): string {
  if (plural.endsWith('ies')) return `${plural.slice(0, -3)}y`;
  if (/(ss|x|ch|sh)es$/.test(plural)) return plural.slice(0, -2);
  return /[^s]s$/.test(plural) ? plural.slice(0, -1) : plural;
}

const camel = (kebab: string) => kebab.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
const pascal = (kebab: string) => camel(`-${kebab}`);
const snake = (kebab: string) => kebab.replaceAll('-', '_');
const sentence = (kebab: string) => kebab.charAt(0).toUpperCase() + kebab.slice(1).replaceAll('-', ' ');

/** A name in a template that nobody knows is a mistake in the template. */
export function filled(template: string, names: Names): string {
  return template.replace(/\{\{(\w+)\}\}/g, (_, key: string) => {
    if (!(key in names)) throw new Error(`the template asks for {{${key}}}`);
    return names[key]!;
  });
}
