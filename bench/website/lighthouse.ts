import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { freePort } from '../../apps/server/src/testing/free-port.ts';
import { TEMPLATE_KEYS, type TemplateKey } from '../../modules/across/site-templates/contract.ts';
import { type SiteTemplate, siteApi } from '../../modules/website/sites/contract.ts';
import { findChromium } from '../../scripts/chromium.ts';
import type { Row } from '../table.ts';
import type { World } from '../world.ts';
import { type Owner, ownerOf, publish, removePages, templateStart } from './owner.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const LEAST = 95;
const LOOKS: readonly SiteTemplate[] = ['white-clean', 'black-clean'];
/** A browser that had to wait for this machine says more about the machine: what is too slow is looked at again, and the median counts. */
const MOST_LOOKS = 3;

/**
 * Lighthouse slows a fast desktop down four times to see what a telephone of the middle class does; on a slower machine, by its own table,
 * that is another telephone. The index is what it finds the machine to be at each look, and so many of it make a telephone.
 */
const TELEPHONE_INDEX = 440;
const MOST_SLOWDOWN = 4;

type Scores = Readonly<Record<(typeof CATEGORIES)[number], number>>;
type Seen = {
  readonly scores: Scores;
  readonly scriptKb: number;
  readonly faults: readonly string[];
  readonly index: number;
  readonly slowdown: number;
};

/** P16: the first page of every template and of both demo sites, as a telephone on a slow line sees it. */
export async function benchLighthouse(world: World): Promise<Row[]> {
  const port = await freePort();
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: [`--remote-debugging-port=${port}`],
  });
  try {
    const [merchant, franchisor] = [await ownerOf(world, 'merchant'), await ownerOf(world, 'franchisor')];
    const rows: Row[] = [];
    for (const { host } of [merchant, franchisor]) rows.push(rowOf(`of ${host.split(':')[0]}`, await look(port, host)));
    for (const key of TEMPLATE_KEYS) {
      const owner = key.startsWith('lockers') ? franchisor : merchant;
      for (const { look: name, seen } of await ofTemplate(owner, key, port)) rows.push(rowOf(`${key}, ${name}`, seen));
    }
    return rows;
  } finally {
    await browser.close();
  }
}

async function ofTemplate(owner: Owner, key: TemplateKey, port: number): Promise<{ look: SiteTemplate; seen: Seen }[]> {
  const { start, all } = await templateStart(owner, key);
  await publish(owner, start);
  const before = await owner.call(siteApi.find, {});
  const seen = [];
  for (const template of LOOKS) {
    await saveLook(owner, template);
    seen.push({ look: template, seen: await look(port, `${owner.host}/${start.slug}`) });
  }
  await saveLook(owner, before.template);
  await removePages(owner, all);
  return seen;
}

async function saveLook(owner: Owner, template: SiteTemplate): Promise<void> {
  const { version, logo: _, address: __, hosts: ___, isDemo: ____, ...site } = await owner.call(siteApi.find, {});
  await owner.call(siteApi.save, { version, site: { ...site, template } });
}

type Visit = {
  /** With what the browser has kept: a cart. */
  readonly keepsCookies?: true;
};

export async function look(port: number, address: string, visit: Visit = {}): Promise<Seen> {
  const seen = [await lookOnce(port, address, visit)];
  while (seen.length < MOST_LOOKS && seen[0]!.scores.performance < LEAST)
    seen.push(await lookOnce(port, address, visit, slowdownFor(seen.at(-1)!.index)));
  const inOrder = seen.toSorted((a, b) => a.scores.performance - b.scores.performance);
  return inOrder[Math.floor(inOrder.length / 2)]!;
}

/** Never more than Lighthouse's own, in tenths. */
const slowdownFor = (index: number) =>
  Math.max(1, Math.min(MOST_SLOWDOWN, Math.round((index / TELEPHONE_INDEX) * 10) / 10));

async function lookOnce(
  port: number,
  address: string,
  { keepsCookies }: Visit,
  slowdown = MOST_SLOWDOWN,
): Promise<Seen> {
  const run = await lighthouse(`http://${address}`, {
    port,
    onlyCategories: [...CATEGORIES],
    logLevel: 'error',
    disableStorageReset: keepsCookies === true,
    throttling: { cpuSlowdownMultiplier: slowdown },
  });
  const { categories, audits, runtimeError, environment } = run!.lhr;
  if (runtimeError) throw new Error(`${address}: ${runtimeError.message}`);
  const scoreOf = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const weighs = Object.values(categories).flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0));
  const faults = weighs
    .map(({ id }) => audits[id]!)
    .filter(({ score }) => score !== null && score < 0.9)
    .map(({ id, displayValue }) => [id, displayValue].filter(Boolean).join(' '));
  return {
    scores: Object.fromEntries(CATEGORIES.map((name) => [name, scoreOf(name)])) as Scores,
    scriptKb: scriptBytes(audits['network-requests']?.details) / 1000,
    faults,
    index: environment.benchmarkIndex,
    slowdown,
  };
}

/** As they came over the line, compressed. */
function scriptBytes(details: unknown): number {
  const { items = [] } = (details ?? {}) as { items?: { resourceType?: string; transferSize?: number }[] };
  return items
    .filter(({ resourceType }) => resourceType === 'Script')
    .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
}

/** A page that search engines are to leave out has no grade for being found. */
export function rowOf(what: string, { scores, scriptKb, faults, index, slowdown }: Seen, isFound = true): Row {
  const graded = CATEGORIES.filter((name) => isFound || name !== 'seo');
  for (const fault of faults) process.stderr.write(`    ${what}: ${fault}\n`);
  return {
    figure: `P16 Lighthouse ${what}: speed / access / practice${isFound ? ' / search' : ''}`,
    ours: graded.map((name) => scores[name]).join(' / '),
    twin: `${Math.round(scriptKb)} kB JS, index ${Math.round(index)}, ${slowdown} × slower`,
    ratio: '',
    goal: `≥ ${LEAST} each`,
    isMet: graded.every((name) => scores[name] >= LEAST),
  };
}
