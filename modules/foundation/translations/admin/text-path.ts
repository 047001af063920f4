import type { Language } from '@fachwerk/base/language';

export const TEXTS_PATH = '/admin/translate';

/** A text in its drawer. An address with a dot would be taken for that of a file. */
export const textPath = (key: string): string => `${TEXTS_PATH}/${key.replaceAll('.', ',')}`;

export const keyIn = (path: string): string => path.replaceAll(',', '.');

export const languageHash = (language: Language): string => (language === 'de' ? '' : `#${language}`);
