import type { Source, Tree } from '../reading/tree.ts';
import type { Entry } from './search-entry.ts';

/** A kind of thing that has no declaration of its own: it is known by where a text stands and what it looks like. */
type Kind = {
  readonly label: string;
  readonly isIn: (source: Source) => boolean;
  readonly pattern: RegExp;
};

const inModules = ({ place }: Source, face: string) => place.zone === 'modules' && place.face === face;

const KINDS: readonly Kind[] = [
  // The rule that gives a refusal: `return 'rental.door_open'`.
  { label: 'refusal', isIn: (source) => inModules(source, 'rules'), pattern: /'([a-z_]+\.[a-z_.]+)'/g },
  // Whoever writes a mail names its sentences: `mail.alert.subject`.
  { label: 'mail', isIn: (source) => inModules(source, 'server'), pattern: /['`](mail\.[\w.${}]+)/g },
  { label: 'message', isIn: ({ path }) => path.endsWith('/wire.ts'), pattern: /^export const (\w+)|'([a-z_]+)'/gm },
  { label: 'colour', isIn: ({ path }) => path.endsWith('/tokens.ts'), pattern: /^ {2}(\w+): '#/gm },
  { label: 'demo', isIn: ({ path }) => path.includes('/demo/'), pattern: /'((?=[^'\n]*[A-ZÄÖÜ ])[^'\n]{3,80})'/g },
];

/** Refusals where they are decided, mails where they are written, messages of devices, colours, data of the demo. */
export function literalEntries(tree: Tree): Entry[] {
  return tree.sources
    .filter(({ isTest }) => !isTest)
    .flatMap((source) => KINDS.filter(({ isIn }) => isIn(source)).flatMap((kind) => literalsIn(source, kind)));
}

function literalsIn(source: Source, { label, pattern }: Kind): Entry[] {
  return [...source.text.matchAll(pattern)]
    .filter(({ index }) => !isInImport(source.text, index))
    .map(({ 1: first, 2: second, index }) => ({
      label,
      name: (first ?? second)!.replaceAll(/\$\{\w+\}/g, '…'),
      also: source.path,
      file: source.path,
      line: source.lineOf(index + 1),
    }));
}

const isInImport = (text: string, index: number) =>
  /^(import|\} from)/.test(text.slice(text.lastIndexOf('\n', index) + 1, index + 1));
