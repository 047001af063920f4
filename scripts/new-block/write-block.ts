import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { whyNotName } from '../new-module/names.ts';

const camel = (kind: string) => kind.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
const spoken = (kind: string) => kind.charAt(0).toUpperCase() + kind.slice(1).replaceAll('-', ' ');

export function whyNotBlock(root: string, module: string, kind: string): string | null {
  if (kind === '') return 'Which kind?';
  if (!globSync(`modules/*/${module}/kinds.ts`, { cwd: root })[0]) return `${module} has no kinds.ts`;
  const isThere = globSync(`modules/*/*/blocks/${kind}`, { cwd: root }).length > 0;
  return isThere ? `There is a kind ${kind} already` : whyNotName(kind);
}

/** `blocks` → `modules/website/blocks`. */
export const homeOf = (root: string, module: string): string => globSync(`modules/*/${module}`, { cwd: root })[0]!;

/** Answers the files it wrote or changed, from the root. */
export function writeBlock(root: string, module: string, kind: string): string[] {
  const home = homeOf(root, module);
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(root, home, file)), { recursive: true });
    writeFileSync(join(root, home, file), text);
    return `${home}/${file}`;
  };
  const grow = (file: string, ...additions: readonly (readonly [after: RegExp, text: string])[]) => {
    const before = readFileSync(join(root, home, file), 'utf8');
    return write(
      file,
      additions.reduce((text, [after, addition]) => grown(file, text, after, addition), before),
    );
  };
  const name = camel(kind);
  const FIRST = /^/;
  return [
    ...Object.entries(filesOf(kind)).map(([file, text]) => write(`blocks/${kind}/${file}`, text)),
    grow(
      'kinds.ts',
      [/export const kinds[^[]*\[\]?[^[]*\[/, `${name}Block,`],
      [FIRST, `import { ${name}Block } from './blocks/${kind}/${kind}-block.ts';\n`],
    ),
    grow(
      'views.tsx',
      [/export const views[^{]*\{/, `'${kind}': ${name},`],
      [FIRST, `import { Part as ${name} } from './blocks/${kind}/${kind}-view.tsx';\n`],
    ),
    grow(
      'storefront/blocks-fill.ts',
      [
        /export const fills[^[]*\[\]?[^[]*\[/,
        `fillBlock(${name}Block, () => import('../blocks/${kind}/${kind}-view.tsx')),`,
      ],
      [FIRST, `import { ${name}Block } from '../blocks/${kind}/${kind}-block.ts';\n`],
    ),
    ...(['de', 'en'] as const).map((language) =>
      grow(`texts/admin.${language}.ts`, [
        /export const \w+ = \{/,
        `'block.${kind}': '${spoken(kind)}', 'block.${kind}.text': 'Text',`,
      ]),
    ),
  ];
}

function grown(file: string, text: string, after: RegExp, addition: string): string {
  const found = after.exec(text);
  if (!found) throw new Error(`${file} has no ${after}: name the kind there by hand`);
  const at = found.index + found[0].length;
  return `${text.slice(0, at)}${addition}${text.slice(at)}`;
}

function filesOf(kind: string): Readonly<Record<string, string>> {
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
