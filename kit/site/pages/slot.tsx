import type { ComponentType } from 'react';
import type { Page, PageCtx } from './page.ts';
import { type FilledSlot, useSite } from './site-context.ts';

/**
 * An extension point of a page: the lower module declares it, lists it in its page and renders it with `InSlot`; the upper one fills it with
 * `fillSlot`, including form actions.
 */
export type Slot<Given = never> = {
  readonly name: string;
  /** Type only: what the page passes. */
  readonly given?: Given;
};

/** Props of a slot part: what the page passes, and its own loaded data. */
export type PartProps<Given, Data> = { readonly given: Given; readonly data: Data };

type Filling<Given, Data> = {
  /** Null: renders nothing this time. `page` is the page's own data. */
  readonly load: (ctx: PageCtx, page: unknown) => Promise<Data | null>;
  /** In addition to the page's actions; the page reloads afterwards, as with its own. */
  readonly acts?: NonNullable<Page['acts']>;
  /** `() => import('./x-slot.tsx')`: written exactly like this, in a file that ends in -fill.ts; it exports Part. */
  readonly part: () => Promise<{ readonly Part: ComponentType<PartProps<Given, Data>> }>;
};

/** What a module's `storefront/pages.tsx` contributes to a page of a module below it. */
export type SlotFill = { readonly slot: Slot } & Filling<never, never>;

/** `export const cartSlot = slot<Cart>('checkout.cart')` */
export function slot<Given>(name: string): Slot<Given> {
  return { name };
}

export function fillSlot<Given, Data>(place: Slot<Given>, filling: Filling<Given, Data>): SlotFill {
  return { slot: place as Slot, ...filling } as unknown as SlotFill;
}

/** Renders all fills, in the order of the app. */
export function InSlot<Given>({ slot: place, given }: { readonly slot: Slot<Given>; readonly given: Given }) {
  const { slots } = useSite();
  return slots
    .filter(({ slot: name }) => name === place.name)
    .map(({ Part, data, file }, at) => <Part key={file ?? at} given={given} data={data} />);
}

/** Whether the slot has a fill. */
export function useIsFilled({ name }: { readonly name: string }): boolean {
  return useSite().slots.some((filled) => filled.slot === name);
}

/** Form actions of a page's slots. */
export function actsInSlots(fills: readonly SlotFill[] = [], { slots = [] }: Page): NonNullable<Page['acts']> {
  return Object.assign({}, ...fills.filter(({ slot: place }) => slots.includes(place)).map(({ acts }) => acts));
}

/** Loads the fills of a page in parallel. */
export async function filledSlots(
  fills: readonly SlotFill[] = [],
  { slots = [] }: Page,
  ctx: PageCtx,
  page: unknown,
): Promise<FilledSlot[]> {
  const here = fills.filter(({ slot: place }) => slots.includes(place));
  const filled = await Promise.all(
    here.map(async ({ slot: place, load, part }): Promise<FilledSlot | null> => {
      const data = (await load(ctx, page)) as unknown;
      if (data === null) return null;
      const { Part, file } = (await part()) as { Part: unknown; file?: string };
      return { slot: place.name, file: file ?? null, data, Part: Part as FilledSlot['Part'] };
    }),
  );
  return filled.filter((each) => each !== null);
}
