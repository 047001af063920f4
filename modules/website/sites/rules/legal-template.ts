/** What a shipped text knows about a company, by the name in its braces. */
export type LegalFacts = Readonly<Record<string, string>>;

/** Puts the company's data in. A line that would say nothing, because what it names is not known, is left out. */
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
