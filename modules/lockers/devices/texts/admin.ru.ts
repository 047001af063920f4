import type { TextsLike } from '@fachwerk/base/language';
import type { adminDe } from './admin.de.ts';
import { commonRu } from './common.ru.ts';

/** The wall; the screens of this module are said in English. */
export const adminRu: Partial<TextsLike<typeof adminDe>> = {
  ...commonRu,
  'log.controller.online': '{name} на связи',
  'log.controller.offline': '{name} больше не на связи',
  'log.controller.provisioned': '{name} получил свои данные для входа',
};
