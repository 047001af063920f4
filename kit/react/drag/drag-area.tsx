import { Accessibility, PointerActivationConstraints, StyleInjector } from '@dnd-kit/dom';
import { DragDropProvider, PointerSensor } from '@dnd-kit/react';
import type { ComponentProps } from 'react';
import { styleNonce } from '../look/style-nonce.ts';

/** Touch needs a short hold before dragging, so that it can scroll; a mouse needs a small distance, so that it can click. */
const TOUCH_DELAY = new PointerActivationConstraints.Delay({ value: 250, tolerance: 8 });
const MOUSE_WAY = new PointerActivationConstraints.Distance({ value: 6 });
const pointer = PointerSensor.configure({
  activationConstraints: ({ pointerType }) => [pointerType === 'touch' ? TOUCH_DELAY : MOUSE_WAY],
  preventActivation: () => false,
});

/** Drag and drop by mouse and touch. For the keyboard each screen has its own buttons and keys, with announcements. */
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
