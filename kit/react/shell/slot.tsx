import { type ComponentType, Suspense } from 'react';

/** An extension point of a screen: the lower module declares it and renders it with `InSlot`, the upper one fills it with `fillSlot`. */
export type Slot<Props extends object> = {
  readonly name: string;
  /** Type only: the props the screen passes. */
  readonly props?: Props;
};

/** What a module's `admin/screens.tsx` contributes to a screen of a module below it. */
export type SlotFill = { readonly slot: Slot<never>; readonly Part: ComponentType<never> };

let filled: readonly SlotFill[] = [];

/** The app registers the fills of all modules. */
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

/** Renders all fills, in the order of the app. */
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
