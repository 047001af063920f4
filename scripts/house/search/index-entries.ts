import { globSync } from 'node:fs';
import { factsOf } from '../reading/facts.ts';
import { textsOf } from '../reading/text-facts.ts';
import type { Source, Tree } from '../reading/tree.ts';
import { literalEntries } from './literal-entries.ts';
import type { Entry } from './search-entry.ts';
import { signposts } from './signposts.ts';

/** Everything with a name: calls, screens, tables, codes, sentences, exported functions, mails, messages, colours, words of the glossary. */
export function entriesOf(tree: Tree): Entry[] {
  const facts = factsOf(tree);
  const texts = textsOf(tree);
  const german = new Map(texts.filter(({ language }) => language === 'de').map(({ key, text }) => [key, text]));
  const titled = (key: string) => german.get(key) ?? '';
  const named = (
    label: string,
    known: readonly { name: string; file: string; line: number }[],
    also = (_name: string) => '',
  ) => known.map(({ name, file, line }) => ({ label, name, also: also(name), file, line }));
  return [
    ...facts.endpoints.map(({ method, path, api, name, summary, file, line }) => ({
      label: 'call',
      name: `${method} ${path}`,
      also: `${api}.${name} ${summary}`,
      file,
      line,
    })),
    ...facts.routes.map(({ api, name, useCase }) => ({
      label: 'use case',
      name: `${api}.${name}`,
      also: facts.endpoints.find((known) => known.api === api && known.name === name)?.path ?? '',
      file: useCase,
      line: lineOfUse(tree, useCase, `${api}.${name}`),
    })),
    ...facts.screens.map(({ path, title, component }) => ({
      label: 'screen',
      name: path,
      also: `${title} ${titled(title)}`,
      file: component,
      line: 1,
    })),
    ...facts.tiles.map(({ name, title, file, line }) => ({
      label: 'tile',
      name,
      also: `${title} ${titled(title)}`,
      file,
      line,
    })),
    ...named('table', facts.tables),
    ...named('stream', facts.streams),
    ...named('event', facts.events),
    ...named('job', facts.jobs),
    ...named('problem', facts.problems, titled),
    ...named('capability', facts.capabilities, (name) => titled(`capability.${name}`)),
    ...texts.map(({ key, text, language, file, line }) => ({
      label: `text ${language}`,
      name: key,
      also: text,
      file,
      line,
    })),
    ...tree.sources.flatMap(exportedFrom),
    ...literalEntries(tree),
    ...signposts(tree).filter(({ line }) => line > 0),
    ...documents(tree),
  ];
}

/** The line that names the endpoint in the file that answers it. */
function lineOfUse(tree: Tree, file: string, endpoint: string): number {
  const source = tree.sources.find(({ path }) => path === file);
  const place = source?.text.indexOf(endpoint) ?? -1;
  return source && place >= 0 ? source.lineOf(place) : 1;
}

/** Read by pattern, not by the parser: the formatter keeps every export at the beginning of its line. */
function exportedFrom(source: Source): Entry[] {
  if (source.isTest) return [];
  const label = source.place.zone === 'modules' ? source.place.face : source.place.zone;
  return [...source.text.matchAll(/^export (?:async )?(?:const|function|class) (\w+)/gm)].map(({ 1: name, index }) => ({
    label,
    name: name!,
    also: source.path,
    file: source.path,
    line: source.lineOf(index + 1),
  }));
}

/** Rows of the glossary, headings of the documents, variables of the environment. */
function documents(tree: Tree): Entry[] {
  const files = globSync('docs/**/*.md', { cwd: tree.root }).filter((file) => !file.endsWith('map.md'));
  const linesOf = (file: string) =>
    tree
      .read(file)
      .split('\n')
      .map((text, i) => ({ text, file, line: i + 1 }));
  const headings = files.flatMap(linesOf).filter(({ text }) => /^#+ /.test(text));
  const words = tree.has('docs/glossary.md')
    ? linesOf('docs/glossary.md').filter(({ text }) => /^\| (?!-|Word)/.test(text))
    : [];
  const variables = tree.has('.env.example')
    ? linesOf('.env.example').filter(({ text }) => /^#? ?[A-Z][A-Z0-9_]+=/.test(text))
    : [];
  return [
    ...headings.map(({ text, file, line }) => ({
      label: 'document',
      name: text.replace(/^#+ /, ''),
      also: file,
      file,
      line,
    })),
    ...words.map(({ text, file, line }) => {
      const [name = '', ...rest] = text
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim());
      return { label: 'word', name, also: rest.join(' · '), file, line };
    }),
    ...variables.map(({ text, file, line }) => ({
      label: 'setting',
      name: text.replace(/^# ?/, '').split('=')[0]!,
      also: '',
      file,
      line,
    })),
  ];
}
