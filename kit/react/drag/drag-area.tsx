import { Accessibility, PointerActivationConstraints, StyleInjector } from '@dnd-kit/dom';
import { DragDropProvider, PointerSensor } from '@dnd-kit/react';
import type { ComponentProps } from 'react';
import { styleNonce } from '../look/style-nonce.ts';

/** A finger rests before it drags, so that it can scroll; a mouse has to go a little way, so that it can click. */
const TOUCH_DELAY = new PointerActivationConstraints.Delay({ value: 250, tolerance: 8 });
const MOUSE_WAY = new PointerActivationConstraints.Distance({ value: 6 });
const pointer = PointerSensor.configure({
  activationConstraints: ({ pointerType }) => [pointerType === 'touch' ? TOUCH_DELAY : MOUSE_WAY],
  preventActivation: () => false,
});

/** Inside, things are dragged by mouse and finger. By keyboard they go by buttons and keys of the screen itself, which says in words where they are. */
export function DragArea(props: Omit<ComponentProps<typeof DragDropProvider>, 'sensors' | 'plugins'>) {
  return (
    <DragDropProvider
      sensors={[pointer]}
      plugins={(usual) => [
        ...usual.filter((plugin) => plugin !== Accessibility),
        StyleInjector.configure({ nonce: styleNonce() }),
      ]}
      {...props}
    />
  );
}
