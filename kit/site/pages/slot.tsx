import type { ComponentType } from 'react';
import type { Page, PageCtx } from './page.ts';
import { type FilledSlot, useSite } from './site-context.ts';

/**
 * A place in a page for what a module above knows: the lower module declares it, names it in its page and draws it with `InSlot`; the
 * upper one says with `fillSlot` what stands there, and what its forms do.
 */
export type Slot<Given = never> = {
  readonly name: string;
  /** Only for the compiler: what the page hands over. */
  readonly given?: Given;
};

/** What stands in a slot: what the page hands over, and what was loaded for it. */
export type PartProps<Given, Data> = { readonly given: Given; readonly data: Data };

type Filling<Given, Data> = {
  /** Null: nothing stands there this time. `page` is what the page itself has loaded. */
  readonly load: (ctx: PageCtx, page: unknown) => Promise<Data | null>;
  /** Beside those of the page; the page is loaded anew afterwards, as with its own. */
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

/** All that fill it, in the order of the app; nothing where nobody does. */
export function InSlot<Given>({ slot: place, given }: { readonly slot: Slot<Given>; readonly given: Given }) {
  const { slots } = useSite();
  return slots
    .filter(({ slot: name }) => name === place.name)
    .map(({ Part, data, file }, at) => <Part key={file ?? at} given={given} data={data} />);
}

/** Whether anybody has something to say there. */
export function useIsFilled({ name }: { readonly name: string }): boolean {
  return useSite().slots.some((filled) => filled.slot === name);
}

/** What the forms in the slots of a page do. */
export function actsInSlots(fills: readonly SlotFill[] = [], { slots = [] }: Page): NonNullable<Page['acts']> {
  return Object.assign({}, ...fills.filter(({ slot: place }) => slots.includes(place)).map(({ acts }) => acts));
}

/** What the modules above bring to this page, loaded one beside the other. */
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
