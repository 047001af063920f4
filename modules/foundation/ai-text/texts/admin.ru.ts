import type { Texts, TextsLike } from '@fachwerk/base/language';
import type { adminDe } from './admin.de.ts';

/** The overview, and where long texts are written. */
export const adminRu: Partial<TextsLike<typeof adminDe>> & Texts = {
  'tile.chatgpt.title': 'Писать тексты',
  'tile.chatgpt.info':
    'ИИ улучшает ваш текст или пишет новый по ключевым словам. Принять предложение или нет, решаете вы.',
  'ai_text.failed': 'Не удалось получить текст. Попробуйте позже.',
  'ai_text.not_set_up':
    'Тексты ИИ не включены. Их включает тот, кто обслуживает эту установку: AI_BASE_URL, AI_API_KEY и AI_MODEL.',
  'ai_text.used_up': 'Ваша компания израсходовала тексты ИИ за этот месяц. Продолжить можно с первого числа.',
  'ai_text.help': 'Сформулировать с ИИ',
  'ai_text.help_for': '{label}: сформулировать с ИИ',
  'ai_text.mode': 'Задача',
  'ai_text.mode.optimize': 'Улучшить',
  'ai_text.mode.create': 'Написать',
  'ai_text.tone': 'Тон',
  'ai_text.tone.freundlich': 'дружелюбный',
  'ai_text.tone.professionell': 'деловой',
  'ai_text.tone.locker': 'непринуждённый',
  'ai_text.tone.verkaufsstark': 'продающий',
  'ai_text.language': 'Язык',
  'ai_text.language.deutsch': 'Немецкий',
  'ai_text.language.englisch': 'Английский',
  'ai_text.input.optimize': 'Ваш текст',
  'ai_text.input.create': 'Ключевые слова',
  'ai_text.about': 'Текст отправляется поставщику ИИ. Не указывайте имена и данные клиентов.',
  'ai_text.generate': 'Получить предложение',
  'ai_text.waiting': 'Подождите...',
  'ai_text.cancel': 'Отменить',
  'ai_text.suggestion': 'Предложение',
  'ai_text.take': 'Принять',
  'ai_text.discard': 'Отклонить',
  'ai_text.copy': 'Копировать',
  'ai_text.copied': 'Скопировано',
  'ai_text.used_one': '{count} текст в этом месяце',
  'ai_text.used_few': '{count} текста в этом месяце',
  'ai_text.used_many': '{count} текстов в этом месяце',
  'ai_text.used_other': '{count} текста в этом месяце',
  'ai_text.used_limit': '{percent}\u00a0% лимита',
};
