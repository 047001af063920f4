import { pageApi } from '../../modules/website/pages/contract.ts';
import { fire, percentiles } from '../load.ts';
import { benchPage } from '../storefront.ts';
import { percent, type Row, rounded } from '../table.ts';
import { type World, withTwin } from '../world.ts';
import { contentOf, jobsDone, manyBlocks, newPage, ownerOf, publish, removePages } from './owner.ts';

const BLOCKS = 50;
const MOST_MS = 200;
const ROUNDS = 40;

/** P16: a page of 50 blocks, published again and again beside the same rows written bare, and then sent to visitors. */
export async function benchPublishing(world: World, seconds: number): Promise<Row[]> {
  const owner = await ownerOf(world, 'merchant');
  const blocks = await manyBlocks(owner, BLOCKS);
  // The twin writes to a page of its own.
  const pages = [await newPage(owner, 'Gemessen', blocks), await newPage(owner, 'Zwilling', blocks)] as const;
  const [mine, theirs] = [await publish(owner, pages[0]), await publish(owner, pages[1])];
  let page = mine;
  const tookMs: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const content = contentOf(`Gemessen ${round}`, blocks);
    page = await owner.call(pageApi.saveDraft, { pageId: page.id, version: page.version, content });
    const startedAt = performance.now();
    page = await publish(owner, page);
    tookMs.push(performance.now() - startedAt);
  }
  const ours = percentiles(tookMs);
  const bare = await withTwin('publish.ts', [world.databaseUrl, theirs.id], (twin) =>
    fire({ ...twin, path: '/publish', method: 'POST', connections: 1, seconds: 2 }),
  );
  const between = (of: { p50Ms: number; p99Ms: number }) => `${rounded(of.p50Ms, 1)} / ${rounded(of.p99Ms, 1)}`;
  await jobsDone(world);
  const kept = await benchPage(world, seconds, {
    figure: `P16 ${BLOCKS} blocks,`,
    host: owner.host,
    path: `/${page.slug}`,
  });
  await removePages(owner, pages);
  return [
    {
      figure: `P16 publishing ${BLOCKS} blocks, p50 / p99 ms`,
      ours: between(ours),
      twin: between(bare),
      ratio: percent(ours.p50Ms / bare.p50Ms),
      goal: `≤ ${MOST_MS} ms`,
      isMet: ours.p99Ms <= MOST_MS,
    },
    ...kept,
  ];
}
