import type { TextsLike } from '@fachwerk/base/language';
import type { commonDe } from './common.de.ts';

export const commonRu: TextsLike<typeof commonDe> = {
  'chat.unknown': 'Такой переписки нет. Проверьте ссылку в письме.',
  'chat.message_unknown': 'Этого сообщения больше нет.',
  'chat.message_not_own': 'Удалить сообщение может только тот, кто его написал.',
  'chat.message_empty': 'Напишите что-нибудь, не более 4000 знаков.',
  'chat.file_unknown': 'Файла больше нет. Загрузите его ещё раз.',
  'chat.file_not_taken': 'Можно приложить изображения (JPEG, PNG, WebP, AVIF) и PDF, другие файлы нельзя.',
  'chat.file_too_large': 'Файл слишком большой: не более 8 МБ.',
  'chat.too_many_files': 'За последний час пришло много файлов. Попробуйте позже.',
  'chat.too_many_messages': 'Слишком быстро. Подождите минуту и пишите дальше.',
  'chat.too_many_guests': 'Сейчас нам пишут очень многие. Попробуйте позже.',
  'chat.too_many_begun': 'За последний час отсюда начато очень много разговоров. Продолжите один из них.',
  'chat.person_unknown': 'Этот человек не может взять переписку.',
  'chat.snooze_past': 'Выберите момент, который ещё наступит.',
  'chat.container_unknown': 'Этой папки больше нет.',
  'chat.text_unknown': 'Этого шаблона больше нет.',
  'chat.text_code_taken': 'Код {code} уже есть.',
  'chat.too_many_texts': 'Больше шаблонов добавить нельзя. Сначала удалите один.',
  'chat.call_back_unknown': 'Этого обратного звонка больше нет.',
};
