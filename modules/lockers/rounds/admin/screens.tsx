import type { Screen } from '@fachwerk/react/screen';

export const screens: readonly Screen[] = [];
