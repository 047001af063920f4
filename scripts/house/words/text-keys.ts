import { type Breach, breach, type HouseRule } from '../breach.ts';
import { calleeName, entriesOf, entry, partsOf, stringOf, visit } from '../reading/syntax.ts';
import { type TextFact, textsOf } from '../reading/text-facts.ts';
import type { Source } from '../reading/tree.ts';

/** The languages of a module say the same things. */
export const sameTexts: HouseRule = (tree) => {
  const texts = textsOf(tree);
  const german = new Map(
    texts.filter(({ language }) => language === 'de').map((fact) => [`${fact.owner} ${fact.key}`, fact]),
  );
  const english = new Set(texts.filter(({ language }) => language === 'en').map(({ owner, key }) => `${owner} ${key}`));
  return [
    ...[...german.values()]
      .filter(({ owner, key }) => !english.has(`${owner} ${key}`))
      .map(({ file, line, key }) =>
        breach(file, line, `'${key}' is not said in English`, 'Add it to the English texts'),
      ),
    ...texts
      .filter(({ language }) => language !== 'de')
      // `too_many` is no form of counting where German says it too.
      .filter(({ owner, key }) => !german.has(`${owner} ${key}`) && !german.has(`${owner} ${inGerman(key)}`))
      .map(({ file, line, key }) =>
        breach(file, line, `'${key}' is not said in German`, 'Add it to the German texts, or remove it'),
      ),
    ...texts
      .filter(({ language, owner, key, text }) => language === 'deDu' && german.get(`${owner} ${key}`)?.text === text)
      .map(({ file, line, key }) =>
        breach(file, line, `'${key}' is the same in formal German`, 'Remove it: deDu falls back to de'),
      ),
    ...saidTwice(texts),
  ];
};

/** Russian counts in forms that German does not have. */
const inGerman = (key: string) => key.replace(/_(few|many)$/, '_other');

function saidTwice(texts: readonly TextFact[]): Breach[] {
  const first = new Map<string, TextFact>();
  return texts.flatMap((fact) => {
    const known = first.get(`${fact.language} ${fact.key}`);
    if (!known) first.set(`${fact.language} ${fact.key}`, fact);
    return known
      ? [
          breach(
            fact.file,
            fact.line,
            `'${fact.key}' is said a second time`,
            `Use another key; the first stands in ${known.file}:${known.line}`,
          ),
        ]
      : [];
  });
}

const KEY = /^[a-z][\w-]*(\.[\w-]+)+$/;
/** Functions that say a key, and properties that hold one. */
const SAYS = new Set(['t', 'translate', 'text']);
const HOLDS = new Set(['title', 'info', 'label']);
/** What a file tells the log by `type` is read there as a sentence. */
const RECORDS = /import \{[^}]*\b(record|Occurrence)\b[^}]*\} from '@fachwerk\/logs\/facade'/;

/** Every key that is said has a sentence. */
export const knownKeys: HouseRule = (tree) => {
  const keys = new Set(
    textsOf(tree)
      .filter(({ language }) => language === 'de')
      .map(({ key }) => key),
  );
  const sources = tree.sources.filter(
    ({ place, isTest, path }) =>
      ['kit', 'modules', 'apps'].includes(place.zone) &&
      place.unit !== 'testing' &&
      !isTest &&
      !path.includes('/texts/'),
  );
  return sources.flatMap((source) =>
    usesIn(source)
      .filter(({ pattern }) => ![...keys].some((key) => pattern.test(key)))
      .map(({ shown, start }) =>
        breach(source.path, source.lineOf(start), `'${shown}' has no text`, 'Add it to the German texts of the module'),
      ),
  );
};

/** A form says its codes before it asks the server: they are said by its own module, or by the kit. The texts of others may not be there. */
export const ownFieldCodes: HouseRule = (tree) => {
  const texts = textsOf(tree).filter(({ language, key }) => language === 'de' && key.startsWith('field.'));
  const whoSays = (pattern: RegExp) => texts.filter(({ key }) => pattern.test(key)).map(({ owner }) => owner);
  return tree.sources
    .filter(({ path, isTest }) => /^modules\/[\w-]+\/[\w-]+\/admin\//.test(path) && !isTest)
    .flatMap((source) =>
      usesIn(source)
        .filter(({ pattern }) => {
          const owners = whoSays(pattern);
          return owners.length > 0 && !owners.includes(source.place.folder) && !owners.includes('kit/base');
        })
        .map(({ shown, start }) =>
          breach(source.path, source.lineOf(start), `'${shown}' is said by another module`, 'Say it in kit/base/texts'),
        ),
    );
};

type Use = { readonly pattern: RegExp; readonly shown: string; readonly start: number };

function usesIn(source: Source): Use[] {
  const found: Use[] = [];
  const records = RECORDS.test(source.text);
  const use = (parts: readonly string[], start: number) =>
    found.push({ pattern: patternOf(parts), shown: parts.join('…'), start });
  const look = (node: unknown, start: number) => {
    const key = stringOf(node);
    if (key !== undefined) {
      if (KEY.test(key)) use([key], start);
    } else if ((node as { type?: string } | undefined)?.type === 'TemplateLiteral') {
      const parts = partsOf(node);
      if (/^[a-z][\w-]*\./.test(parts[0]!)) use(parts, start);
    }
  };
  visit(source, {
    CallExpression: (call) => {
      const name = calleeName(call);
      if (SAYS.has(name ?? '')) look(call.arguments[0], call.start);
      const action = name === 'audit' ? stringOf(entry(call.arguments[1], 'action')) : undefined;
      if (action) use([`audit.${action}`], call.start);
    },
    ObjectExpression: (object) => {
      for (const { key, value, start } of entriesOf(object)) {
        if (HOLDS.has(key)) look(value, start);
        if (records && key === 'type') for (const type of typesIn(value)) use([`log.${type}`], start);
      }
    },
    Literal: ({ value, start }) => {
      if (typeof value === 'string' && /^field\.[a-z_]+$/.test(value)) use([value], start);
    },
  });
  return found;
}

/** `'door.opened'`, and both of `isOpen ? 'door.opened' : 'door.closed'`. */
function typesIn(node: unknown): string[] {
  const { type, consequent, alternate } = node as { type?: string; consequent?: unknown; alternate?: unknown };
  if (type === 'ConditionalExpression') return [...typesIn(consequent), ...typesIn(alternate)];
  const text = stringOf(node);
  return text !== undefined && KEY.test(text) ? [text] : [];
}

/** `users.count` is also there when only `users.count_one` and `users.count_other` are. */
function patternOf(parts: readonly string[]): RegExp {
  const escaped = parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${escaped.join('[\\w.-]+')}(_zero|_one|_two|_few|_many|_other)?$`);
}
