import type { TextsLike } from '@fachwerk/base/language';
import type { adminDe } from './admin.de.ts';
import { commonRu } from './common.ru.ts';

/** The wall; the screens of this module are said in English. */
export const adminRu: Partial<TextsLike<typeof adminDe>> = {
  ...commonRu,
  'log.controller.online': '{name} на связи',
  'log.controller.offline': '{name} больше не на связи',
  'log.controller.provisioned': '{name} получил свои данные для входа',
  'controllers.title': 'Контроллеры',
  'controllers.title.about': 'Добавление и подключение контроллеров ячеек.',
  'controllers.title.words': 'оборудование, контроллер, устройство, замок, прошивка, MQTT',
  'terminals.title': 'Терминалы',
  'terminals.title.about': 'Добавление и подключение экранов на площадке.',
  'terminals.title.words': 'киоск, экран, планшет, сенсорный экран',
};
