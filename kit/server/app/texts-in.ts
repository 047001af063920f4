import { readdir } from 'node:fs/promises';
import type { Language, ModuleTexts, Texts } from '@fachwerk/base/language';

/** `admin.de.ts` holds what screens say in German. Other files of the folder are parts of these, or no texts. */
const FILE = /^(?<face>common|admin|tiles|site|mails|papers)\.(?<language>\w+)\.ts$/;

type TextFile = { readonly face: string; readonly language: string; readonly texts: Texts };

/** Reads a module's texts from its folder `texts/`. Screens and pages import their own files. */
export async function textsIn(folder: URL, fixed: readonly string[] = []): Promise<ModuleTexts> {
  const files = await textFiles(folder);
  const saidIn = (language: Language) => joined(files.filter((file) => file.language === language));
  const isOnPaper = ({ face, language }: TextFile) => language === 'de' && (face === 'mails' || face === 'papers');
  return {
    de: saidIn('de'),
    deDu: saidIn('deDu'),
    en: saidIn('en'),
    it: saidIn('it'),
    ru: saidIn('ru'),
    mails: joined(files.filter(isOnPaper)),
    fixed,
  };
}

const joined = (files: readonly TextFile[]): Texts => Object.assign({}, ...files.map(({ texts }) => texts));

async function textFiles(folder: URL): Promise<TextFile[]> {
  const names = (await readdir(folder)).sort();
  const files = await Promise.all(names.map((name) => textFile(folder, name)));
  return files.filter((file) => file !== undefined);
}

async function textFile(folder: URL, name: string): Promise<TextFile | undefined> {
  const { face, language } = FILE.exec(name)?.groups ?? {};
  if (!face || !language) return undefined;
  // A text file exports one object.
  const [texts] = Object.values<Texts>(await import(new URL(name, folder).href));
  if (!texts) throw new Error(`${name} in ${folder.pathname} exports no texts`);
  return { face, language, texts };
}
