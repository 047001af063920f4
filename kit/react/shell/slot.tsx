import { type ComponentType, Suspense } from 'react';

/**
 * A place in a screen for what a module above knows: the lower module declares it and draws it with `InSlot`, the upper one says with
 * `fillSlot` what stands there.
 */
export type Slot<Props extends object> = {
  readonly name: string;
  /** Only for the compiler: what the screen hands over. */
  readonly props?: Props;
};

/** What a module's `admin/screens.tsx` contributes to a screen of a module below it. */
export type SlotFill = { readonly slot: Slot<never>; readonly Part: ComponentType<never> };

let filled: readonly SlotFill[] = [];

/** The app knows all modules and hands over what stands in whose slots. */
export function provideSlots(fills: readonly SlotFill[]): void {
  filled = fills;
}

/** `export const controllerSlot = slot<{ device: Controller }>('devices.controller')` */
export function slot<Props extends object>(name: string): Slot<Props> {
  return { name };
}

export function fillSlot<Props extends object>(place: Slot<Props>, Part: ComponentType<Props>): SlotFill {
  return { slot: place as Slot<never>, Part: Part as ComponentType<never> };
}

export function isFilled<Props extends object>(place: Slot<Props>): boolean {
  return filled.some(({ slot: known }) => known === (place as object));
}

/** All that fill it, in the order of the app; nothing where nobody does. */
export function InSlot<Props extends object>({ slot: place, props }: { slot: Slot<Props>; props: Props }) {
  return filled
    .filter(({ slot: known }) => known === (place as object))
    .map((fill) => {
      const Part = fill.Part as ComponentType<Props>;
      return (
        <Suspense key={filled.indexOf(fill)} fallback={null}>
          <Part {...props} />
        </Suspense>
      );
    });
}
