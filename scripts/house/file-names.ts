import { posix } from 'node:path';
import { type Breach, breach, type HouseRule, unless } from './breach.ts';
import { factsOf } from './reading/facts.ts';
import { importsOf } from './reading/syntax.ts';
import type { Tree } from './reading/tree.ts';

/** What a use case may begin with. A verb that is missing is added here: the list is what keeps names of things out. */
const VERBS = new Set(
  `abort accept add allow answer apply approve archive arrange ask assign await begin block book call cancel change charge check choose claim clean
  clear close comment complete confirm connect copy correct count create crop decide decline delete deny describe dismiss download drop edit end enter erase
  estimate expire export extend fetch find finish fix follow forget generate get give grant guess have hide hold import inspect invite issue keep leave limit
  link list load lock log look make mark match measure merge mint move name note notify offer open order pair pause pay pick ping place plan
  prepare preview print prioritize prolong prove provision publish put quote raise read receive recover refresh refund refuse register reject
  release remind remove rename renew reopen repeat replace replay report request resend reserve reset resolve restore resume retry return revert
  revoke run save scan search see send set settle share show sign simulate skip sort start stay stop store submit subscribe suggest summarize
  suspend swap switch take test track transfer translate try turn unblock undo unlock update upload use verify visit waive warm warn watch welcome
  withdraw write`.split(/\s+/),
);

const kebab = (name: string) => name.replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase();

/** A use case stands alone in a file of its own name, verb first; jobs, services and fills say in their file names what they are. */
export const fileNames: HouseRule = (tree) => [...useCases(tree), ...jobs(tree), ...services(tree), ...fills(tree)];

function useCases(tree: Tree): Breach[] {
  return tree.sources
    .filter(({ place, isTest, text }) => place.zone === 'modules' && !isTest && text.includes('on('))
    .flatMap((source) =>
      [...source.text.matchAll(/\bon\(\s*\w+(?:\.\w+)?,\s*(async\b|\(|(\w+)\s*\))/g)].flatMap(({ 2: name, index }) => {
        const line = source.lineOf(index);
        if (!name)
          return [
            breach(source.path, line, 'a use case is written in the table of contents', 'Give it a file of its own'),
          ];
        const from = importsOf(source).find(({ names }) => names.some(({ local }) => local === name))?.spec;
        if (!from?.startsWith('.')) return [];
        const file = posix.join(posix.dirname(source.path), from);
        const isOwn = posix.basename(file, '.ts') === kebab(name);
        const [verb = ''] = kebab(name).split('-');
        return [
          ...unless(isOwn, file, 1, `holds the use case ${name}`, `Put it into ${kebab(name)}.ts`),
          ...unless(VERBS.has(verb), file, 1, `the use case ${name} does not begin with a verb`, 'Name it verbNoun'),
        ];
      }),
    );
}

function jobs(tree: Tree): Breach[] {
  return factsOf(tree)
    .jobs.filter(({ file }) => !file.endsWith('.job.ts') && !file.startsWith('kit/server/jobs/'))
    .map(({ file, line, name }) => breach(file, line, `holds the job ${name}`, 'Put it into verb-noun.job.ts'));
}

function services(tree: Tree): Breach[] {
  return tree.sources
    .filter(({ path, isTest }) => !isTest && path.endsWith('.ts') && !path.endsWith('.service.ts'))
    .flatMap((source) =>
      [...source.text.matchAll(/^export const \w+: Service = |^export function \w+\(.*\): Service \{/gm)].map(
        ({ index }) => breach(source.path, source.lineOf(index), 'holds a service', 'Put it into noun.service.ts'),
      ),
    );
}

/** The build tells the browser which file a view or a slot is, and finds the names of these files alone (`apps/storefront/name-views.ts`). */
function fills(tree: Tree): Breach[] {
  return tree.sources
    .filter(({ path, isTest }) => !isTest && path.includes('/storefront/') && !/-(?:page|fill)\.ts$/.test(path))
    .flatMap((source) =>
      [...source.text.matchAll(/\bimport\(\s*'\.[^']*-(?:view|slot)\.tsx'\s*\)/g)].map(({ index }) =>
        breach(
          source.path,
          source.lineOf(index),
          'brings a view or a slot that the browser will not find',
          'Put it into noun-page.ts or noun-fill.ts',
        ),
      ),
    );
}
