import { type Breach, breach, type HouseRule } from './breach.ts';
import { type At, type Facts, factsOf } from './reading/facts.ts';
import { textsOf } from './reading/text-facts.ts';

/** What a contract promises is kept: every code has its sentence, every capability is declared, every endpoint is answered. */
export const catalogs: HouseRule = (tree) => {
  const facts = factsOf(tree);
  const texts = textsOf(tree);
  const said = { de: new Set<string>(), en: new Set<string>() };
  for (const { key, language } of texts) if (language === 'de' || language === 'en') said[language].add(key);
  const unsaid = ({ file, line }: At, key: string, whose: string): Breach[] =>
    (['de', 'en'] as const)
      .filter((language) => !said[language].has(key))
      .map((language) =>
        breach(file, line, `${whose} has no text in ${language}`, `Add '${key}' to the texts of this module`),
      );
  return [
    ...facts.problems.flatMap((problem) => unsaid(problem, problem.name, `the problem code ${problem.name}`)),
    ...facts.capabilities.flatMap((known) => unsaid(known, `capability.${known.name}`, `the capability ${known.name}`)),
    ...areasOf(facts).flatMap((area) =>
      unsaid(area, `capability.area.${area.name}`, `the area ${area.name} of capabilities`),
    ),
    ...undeclaredCapabilities(facts),
    ...unanswered(facts),
    ...repeated(facts),
  ];
};

/** `users.read` and `users.manage` belong to `users`; the table of rights names it once, where the first is declared. */
function areasOf({ capabilities }: Facts): (At & { readonly name: string })[] {
  const areas = new Map<string, At & { readonly name: string }>();
  for (const { name, file, line } of capabilities) {
    const area = name.split('.')[0]!;
    if (!areas.has(area)) areas.set(area, { name: area, file, line });
  }
  return [...areas.values()];
}

function undeclaredCapabilities({ capabilities, endpoints, streams, screens }: Facts): Breach[] {
  const declared = new Set(capabilities.map(({ name }) => name));
  const asked = [
    ...[...endpoints, ...streams].map(({ access, file, line }) => ({
      capability: /^staff:(.*)$/.exec(access)?.[1],
      file,
      line,
    })),
    ...screens,
  ];
  return asked
    .filter(({ capability }) => capability !== undefined && !declared.has(capability))
    .map(({ capability, file, line }) =>
      breach(
        file,
        line,
        `no module declares the capability ${capability}`,
        'Add it to the module’s CapabilityCatalog, with its roles',
      ),
    );
}

function unanswered({ endpoints, routes }: Facts): Breach[] {
  const answered = new Set(routes.map(({ api, name }) => `${api}.${name}`));
  return endpoints
    .filter(({ api, name }) => !answered.has(`${api}.${name}`))
    .map(({ api, name, file, line }) =>
      breach(
        file,
        line,
        `nobody answers ${api}.${name}`,
        `Add on(${api}.${name}, …) to the routes of server/module.ts, or remove it`,
      ),
    );
}

function repeated(facts: Facts): Breach[] {
  const kinds: [string, (At & { readonly key: string })[]][] = [
    [
      'endpoint',
      facts.endpoints.map((fact) => ({ ...fact, key: `${fact.method} ${fact.path.replace(/:\w+/g, ':')}` })),
    ],
    ['problem code', facts.problems.map((fact) => ({ ...fact, key: fact.name }))],
    ['capability', facts.capabilities.map((fact) => ({ ...fact, key: fact.name }))],
    ['stream', facts.streams.map((fact) => ({ ...fact, key: fact.name }))],
    ['event', facts.events.map((fact) => ({ ...fact, key: fact.name }))],
    ['job', facts.jobs.map((fact) => ({ ...fact, key: fact.name }))],
    ['table', facts.tables.map((fact) => ({ ...fact, key: fact.name }))],
  ];
  return kinds.flatMap(([kind, known]) =>
    known.flatMap(({ key, file, line }, i) => {
      const first = known.findIndex((other) => other.key === key);
      const { file: where, line: there } = known[first]!;
      return first < i
        ? [
            breach(
              file,
              line,
              `the ${kind} ${key} is declared a second time`,
              `Use another name; the first stands in ${where}:${there}`,
            ),
          ]
        : [];
    }),
  );
}
