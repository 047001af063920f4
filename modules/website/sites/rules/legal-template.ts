/** Company data for a template, by placeholder name. */
export type LegalFacts = Readonly<Record<string, string>>;

/** Fills in the company data. A line with an unknown placeholder is dropped. */
export function filledTemplate(template: string, facts: LegalFacts): string {
  return template
    .split('\n')
    .filter((line) => [...line.matchAll(NAMED)].every(([, name]) => facts[name!]))
    .map((line) => line.replace(NAMED, (_, name: string) => facts[name]!))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

const NAMED = /\{(\w+)\}/g;
