import type { ControllerKind } from '../../contract-controller.ts';

/** Both speak the same language; they differ in their words and their place. */
export const PLACES = { controller: '/admin/monitoring', terminal: '/admin/terminals' } as const satisfies Record<
  ControllerKind,
  string
>;
export const WORDS = { controller: 'controllers', terminal: 'terminals' } as const satisfies Record<
  ControllerKind,
  string
>;
/** In the place of an id. */
export const NEW = 'new';
