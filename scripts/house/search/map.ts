import { factsOf } from '../reading/facts.ts';
import type { Tree } from '../reading/tree.ts';

export const MAP_FILE = 'docs/map.md';

/** The map of the house. File names without line numbers, so that it changes only when something is added, moved or removed. */
export function mapOf(tree: Tree, drawings: readonly string[] = []): string {
  const facts = factsOf(tree);
  const answers = new Map(facts.routes.map(({ api, name, useCase }) => [`${api}.${name}`, useCase]));
  const sections = [
    section(
      'Calls',
      ['Call', 'Who', 'Contract', 'Use case'],
      facts.endpoints,
      ({ method, path, access, api, name, file }) => [
        `\`${method} /api${path}\``,
        access,
        `${link(file)} \`${api}.${name}\``,
        link(answers.get(`${api}.${name}`) ?? '–'),
      ],
    ),
    section('Screens', ['Path', 'Needs', 'Screen'], facts.screens, ({ path, capability, component }) => [
      `\`${path}\``,
      capability ?? '',
      link(component),
    ]),
    section('Dashboard tiles', ['Name', 'Tile'], facts.tiles, ({ name, file }) => [`\`${name}\``, link(file)]),
    section('Tables', ['Table', 'Migration'], facts.tables, ({ name, file }) => [`\`${name}\``, link(file)]),
    section('Streams', ['Stream', 'Who', 'Contract'], facts.streams, ({ name, access, file }) => [
      `\`${name}\``,
      access,
      link(file),
    ]),
    section('Events', ['Event', 'Contract'], facts.events, ({ name, file }) => [`\`${name}\``, link(file)]),
    section('Jobs', ['Job', 'File'], facts.jobs, ({ name, file }) => [`\`${name}\``, link(file)]),
    section('Capabilities', ['Capability', 'Contract'], facts.capabilities, ({ name, file }) => [
      `\`${name}\``,
      link(file),
    ]),
    section('Problem codes', ['Code', 'Status', 'Contract'], facts.problems, ({ name, status, file }) => [
      `\`${name}\``,
      status,
      link(file),
    ]),
  ];
  const head =
    '# Map\n\nWhere everything is. Written by `npm run map`; `npm run where <words>` searches the same facts with line numbers.\n';
  const drawn = drawings.map((file) => `[${file.replace(/^.*\/|\.svg$/g, '')}](${file})`).join(', ');
  const pictures = drawings.length > 0 ? [`Schemas and tables, drawn: ${drawn}.\n`] : [];
  return [head, ...pictures, ...sections.filter((text) => text !== '')].join('\n');
}

function section<Fact>(
  title: string,
  columns: readonly string[],
  facts: readonly Fact[],
  row: (fact: Fact) => string[],
): string {
  if (facts.length === 0) return '';
  // Sorted by path, not by method.
  const sorted = facts.map(row).sort((a, b) => (placeIn(a) < placeIn(b) ? -1 : 1));
  const lines = new Set(sorted.map((cells) => `| ${cells.join(' | ')} |`));
  return [`## ${title}\n`, `| ${columns.join(' | ')} |`, `|${'---|'.repeat(columns.length)}`, ...lines, ''].join('\n');
}

const placeIn = ([first = '']: string[]) =>
  first.replace(/^`(GET|POST|PUT|DELETE) ([^`]*)`/, '$2 $1').replaceAll('`', '');

const link = (file: string) => (file.includes('/') ? `[${file}](../${file})` : file);
