import type { TextsLike } from '@fachwerk/base/language';
import type { devicesDe } from './devices-de.ts';

export const devicesEn: TextsLike<typeof devicesDe> = {};
