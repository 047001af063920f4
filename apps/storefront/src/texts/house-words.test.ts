import { expect, test } from 'vitest';
import { siteTexts } from '../texts.ts';

type Words = Readonly<Record<string, Readonly<Record<string, string>>>>;
const modules = import.meta.glob<Words>('/modules/*/*/texts/site.*.ts', { eager: true });

test.each(['de', 'deDu', 'en', 'it', 'ru'] as const)(
  'in %s the storefront says what every module says on pages',
  (language) => {
    const files = Object.entries(modules).filter(([path]) => path.endsWith(`/site.${language}.ts`));
    expect(files.length).toBeGreaterThan(5);
    const keys = files.flatMap(([, file]) => Object.values(file).flatMap((words) => Object.keys(words)));
    expect(keys.filter((key) => !(key in siteTexts[language]))).toEqual([]);
  },
);
