import { LANGUAGES, type Language } from '../../../kit/base/language.ts';
import { entriesOf, stringOf, visit } from './syntax.ts';
import type { Source, Tree } from './tree.ts';

export type TextFact = {
  readonly key: string;
  readonly text: string;
  readonly language: Language;
  readonly owner: string;
  readonly file: string;
  readonly line: number;
};

const FILE = /\/texts\/[a-z0-9-]+\.(deDu|de|en|it|ru)\.ts$/;

function languageOfFile(path: string): Language | undefined {
  const found = FILE.exec(path)?.[1];
  return LANGUAGES.find((language) => language === found);
}

/** Every sentence of the product, from the files below `texts/`. */
export function textsOf(tree: Tree): TextFact[] {
  return tree.sources.flatMap((source) => {
    const language = languageOfFile(source.path);
    return language && !source.isTest ? sentencesIn(source, language) : [];
  });
}

function sentencesIn(source: Source, language: Language): TextFact[] {
  const found: TextFact[] = [];
  visit(source, {
    ObjectExpression: (object) => {
      for (const { key, value, start } of entriesOf(object)) {
        const text = stringOf(value);
        const owner = source.place.folder;
        if (text !== undefined)
          found.push({ key, text, language, owner, file: source.path, line: source.lineOf(start) });
      }
    },
  });
  return found;
}
