import type { ImportRecord } from '@fachwerk/base/import-field';
import { Problem } from '@fachwerk/base/problem';
import { inputOf, orProblem } from '@fachwerk/imports/facade';
import type { Ctx, ImportHint, ImportLater } from '@fachwerk/server/ctx';
import * as z from 'zod/mini';
import { MOST_PICTURES, PictureAddress, pictureApi } from '../../contract-picture.ts';
import { fetchPicture } from '../picture/fetch-picture.ts';
import { listPictureSources } from '../picture/picture-store.ts';

/** What a row says of pictures: addresses of which the item has none yet, and what is wrong with the others. */
export type WantedPictures = { readonly addresses: readonly string[]; readonly hints: readonly ImportHint[] };

const addressesOf = ({ pictures }: ImportRecord) => [...new Set((pictures as readonly string[] | undefined) ?? [])];

/** In the order of the records; `itemIds` are those the records are about, as far as there are any. */
export async function picturesFor(
  ctx: Ctx,
  records: readonly ImportRecord[],
  itemIds: readonly (string | undefined)[],
): Promise<WantedPictures[]> {
  const ids = records.flatMap((record, at) => (addressesOf(record).length > 0 ? (itemIds[at] ?? []) : []));
  const sources = ids.length > 0 ? await listPictureSources(ctx, ids) : new Map<string, ReadonlySet<string>>();
  return records.map((record, at) => wanted(addressesOf(record), sources.get(itemIds[at] ?? '') ?? new Set()));
}

function wanted(all: readonly string[], known: ReadonlySet<string>): WantedPictures {
  const isAddress = (address: string) => z.safeParse(PictureAddress, address).success;
  const sound = all.filter(isAddress);
  const wrong = all.filter((address) => !isAddress(address));
  const hints = wrong.map((address) => hintAt('picture.field.address', all.length > 1 ? address : undefined));
  if (sound.length > MOST_PICTURES) hints.push(hintAt('picture.too_many'));
  return { addresses: sound.slice(0, MOST_PICTURES).filter((address) => !known.has(address)), hints };
}

const hintAt = (code: string, about?: string): ImportHint => ({ field: 'pictures', code, ...(about && { about }) });

const Later = z.object({
  field: z.literal('pictures'),
  itemId: z.uuid(),
  pictures: z.array(z.object({ id: z.uuid(), address: z.string() })),
});
type Later = z.infer<typeof Later>;

/** What is left to fetch, under ids that are given now: whatever of it comes, undo knows it. */
export function laterPictures(ctx: Ctx, itemId: string, { addresses }: WantedPictures): Later | undefined {
  if (addresses.length === 0) return undefined;
  return { field: 'pictures', itemId, pictures: addresses.map((address) => ({ id: ctx.newId(), address })) };
}

export const idsOf = (later: Later | undefined): string[] => later?.pictures.map(({ id }) => id) ?? [];

/** After so long other jobs have their turn. */
const LONGEST_MS = 20_000;

/** A host that does not answer is asked once, not for every row. */
export async function finishPictures(ctx: Ctx, laters: readonly ImportLater[]): Promise<ImportHint[][]> {
  const until = performance.now() + LONGEST_MS;
  const silent = new Set<string>();
  const found: ImportHint[][] = [];
  for (const later of laters) {
    if (found.length > 0 && performance.now() > until) break;
    found.push(await fetchAll(ctx, z.parse(Later, later), silent));
  }
  return found;
}

async function fetchAll(ctx: Ctx, { itemId, pictures }: Later, silent: Set<string>): Promise<ImportHint[]> {
  const hints: ImportHint[] = [];
  for (const { id: uploadId, address } of pictures) {
    const host = URL.parse(address)?.host ?? '';
    const about = pictures.length > 1 ? address : undefined;
    if (silent.has(host)) {
      hints.push(hintAt('outbound.unreachable', about));
      continue;
    }
    const answer = await orProblem(async () =>
      fetchPicture(ctx, inputOf(pictureApi.fetch, { uploadId, itemId, address })),
    );
    if (!(answer instanceof Problem)) continue;
    if (answer.code === 'outbound.unreachable') silent.add(host);
    hints.push({ ...hintAt(answer.code, about), params: answer.params });
  }
  return hints;
}
