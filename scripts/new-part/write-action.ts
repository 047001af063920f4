import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { whyNotName } from '../new-module/names.ts';
import { camel, filesOf, LAST_TEXT, snake, spoken, TOP } from './files.ts';

const HOME = 'modules/across/automation';

export function whyNotAction(root: string, name = ''): string | null {
  if (name === '') return 'Which action?';
  const isThere = existsSync(join(root, HOME, `server/action/kinds/${name}.ts`));
  return isThere ? `There is an action ${name} already` : whyNotName(name);
}

/** Answers the files it wrote or changed, from the root. */
export function writeAction(root: string, name: string): string[] {
  const { write, grow } = filesOf(root, HOME);
  const kind = snake(name);
  const entry = kind === camel(name) ? `  ${kind},\n` : `  ${kind}: ${camel(name)},\n`;
  return [
    write(`server/action/kinds/${name}.ts`, serverOf(name)),
    write(`admin/action/kinds/${name}.tsx`, formOf(name)),
    grow('contract.ts', [
      /export const Action = z\.discriminatedUnion\('kind', \[[\s\S]*?\n(?=\]\))/,
      `  z.object({ kind: z.literal('${kind}'), text: paragraph(2000).check(z.minLength(1)) }),\n`,
    ]),
    grow('server/action/effect.ts', [/type Traces = \{[\s\S]*?\n(?=\};)/, `  readonly ${kind}: object;\n`]),
    grow(
      'server/action/actions.ts',
      [/const ACTIONS[\s\S]*?\n(?=\};)/, entry],
      [TOP, `import { ${camel(name)} } from './kinds/${name}.ts';\n`],
    ),
    grow(
      'admin/action/action-forms.tsx',
      [/const FORMS[\s\S]*?\n(?=\};)/, entry],
      [TOP, `import { ${camel(name)} } from './kinds/${name}.tsx';\n`],
    ),
    ...(['de', 'en'] as const).map((language) => grow(`texts/admin.${language}.ts`, [LAST_TEXT, wordsOf(name)])),
  ];
}

const wordsOf = (name: string) => `
  'rules.action.${snake(name)}': '${spoken(name)}',
  'rules.says.${snake(name)}': '${spoken(name)}: {text}',
  'rules.effect.${snake(name)}': '${spoken(name)}: {name}',`;

const serverOf = (name: string) => `import { commentOnCard } from '@fachwerk/boards/facade-cards';
import { withValues } from '@fachwerk/boards/rules/short-code';
import type { RuleAction } from '../action.ts';

export const ${camel(name)}: RuleAction<'${snake(name)}'> = {
  run: async (ctx, { text }, { cardId, run }) => {
    const name = withValues(text, run.codes);
    await commentOnCard(ctx, cardId, name);
    return { name };
  },
};
`;

const formOf = (name: string) => `import type { ActionForm } from '../action.ts';
import { TextField } from '../text-field.tsx';

export const ${camel(name)}: ActionForm<'${snake(name)}'> = {
  blank: () => ({ text: '' }),
  Fields: ({ form, path }) => <TextField props={form.field(\`\${path}.text\`)} />,
  says: ({ text }, { t, short }) => t('rules.says.${snake(name)}', { text: short(text) }),
};
`;
