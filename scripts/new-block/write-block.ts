import { globSync } from 'node:fs';
import { whyNotName } from '../new-module/names.ts';
import { camel, filesOf, homeOf, spoken, TOP } from '../new-part/files.ts';

export function whyNotBlock(root: string, module: string, kind: string): string | null {
  if (kind === '') return 'Which kind?';
  if (!globSync(`modules/*/${module}/kinds.ts`, { cwd: root })[0]) return `${module} has no kinds.ts`;
  const isThere = globSync(`modules/*/*/blocks/${kind}`, { cwd: root }).length > 0;
  return isThere ? `There is a kind ${kind} already` : whyNotName(kind);
}

/** Answers the files it wrote or changed, from the root. */
export function writeBlock(root: string, module: string, kind: string): string[] {
  const { write, grow } = filesOf(root, homeOf(root, module)!);
  const name = camel(kind);
  return [
    ...Object.entries(sourcesOf(kind)).map(([file, text]) => write(`blocks/${kind}/${file}`, text)),
    grow(
      'kinds.ts',
      [/export const kinds[^[]*\[\]?[^[]*\[/, `${name}Block,`],
      [TOP, `import { ${name}Block } from './blocks/${kind}/${kind}-block.ts';\n`],
    ),
    grow(
      'views.tsx',
      [/export const views[^{]*\{/, `'${kind}': ${name},`],
      [TOP, `import { Part as ${name} } from './blocks/${kind}/${kind}-view.tsx';\n`],
    ),
    grow(
      'storefront/blocks-fill.ts',
      [
        /export const fills[^[]*\[\]?[^[]*\[/,
        `fillBlock(${name}Block, () => import('../blocks/${kind}/${kind}-view.tsx')),`,
      ],
      [TOP, `import { ${name}Block } from '../blocks/${kind}/${kind}-block.ts';\n`],
    ),
    ...(['de', 'en'] as const).map((language) =>
      grow(`texts/admin.${language}.ts`, [
        /export const \w+ = \{/,
        `'block.${kind}': '${spoken(kind)}', 'picker.${kind}': '${spoken(kind)}', 'picker.${kind}.words': '', 'block.${kind}.text': 'Text',`,
      ]),
    ),
  ];
}

function sourcesOf(kind: string): Readonly<Record<string, string>> {
  const name = camel(kind);
  return {
    [`${kind}-block.ts`]: `import { blockKind } from '@fachwerk/pages/rules/block-kind';

export const ${name}Block = blockKind({
  kind: '${kind}',
  group: 'words',
  version: 1,
  fields: { text: { type: 'prose', max: 2000 } },
  sample: { text: { de: 'Ein Satz, wie ihn jemand schreiben würde.', en: 'A sentence somebody would write.' } },
});
`,
    [`${kind}-view.tsx`]: `import type { BlockOf } from '@fachwerk/pages/rules/block-kind';
import { Prose } from '@fachwerk/site/prose';
import css from './${kind}.module.css';
import type { ${name}Block } from './${kind}-block.ts';

export function Part({ given: { content } }: { readonly given: BlockOf<typeof ${name}Block> }) {
  return (
    <div className={css.${name}}>
      <Prose text={content.text} />
    </div>
  );
}
`,
    [`${kind}.module.css`]: `.${name} {\n  display: grid;\n  gap: 16px;\n}\n`,
  };
}
