import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { whyNotName } from '../new-module/names.ts';
import { camel, filesOf, LAST_TEXT, snake, spoken, TOP } from './files.ts';

const HOME = 'modules/across/statistics';

const pascal = (name: string) => camel(`-${name}`);

export function whyNotReport(root: string, name = ''): string | null {
  if (name === '') return 'Which report?';
  const isThere = existsSync(join(root, HOME, `server/read/${name}-figures.ts`));
  return isThere ? `There is a report ${name} already` : whyNotName(name);
}

/** Answers the files it wrote or changed, from the root. */
export function writeReport(root: string, name: string): string[] {
  const { write, grow } = filesOf(root, HOME);
  const key = camel(name);
  return [
    write(`server/read/${name}-figures.ts`, figuresOf(name)),
    write(`admin/orders/${name}-section.tsx`, sectionOf(name)),
    grow(
      'contract.ts',
      [/REPORTS = \[[^\]]*?(?=,?\s*\])/, `, '${key}'`],
      [
        /export const Statistics = z\.object\(\{[\s\S]*?\n(?=\}\))/,
        `  ${key}: z.nullable(compared(${pascal(name)}Figures)),\n`,
      ],
      [
        /(?=export const Statistics = z\.object)/,
        `export const ${pascal(name)}Figures = z.object({ orders: z.int() });\nexport type ${pascal(name)}Figures = z.infer<typeof ${pascal(name)}Figures>;\n\n`,
      ],
    ),
    grow(
      'server/read/reports.ts',
      [/const REPORT:[\s\S]*?\n(?=\};)/, `  ${key}: { isAsked: isOfAll, read: ${key}Statistics },\n`],
      [TOP, `import { ${key}Statistics } from './${name}-figures.ts';\n`],
    ),
    grow(
      'admin/sections.tsx',
      [/const SECTIONS[\s\S]*?\n(?=\};)/, `  ${key}: ${pascal(name)}Section,\n`],
      [TOP, `import { ${pascal(name)}Section } from './orders/${name}-section.tsx';\n`],
    ),
    ...(['de', 'en'] as const).map((language) =>
      grow(`texts/admin.${language}.ts`, [LAST_TEXT, `\n  'statistics.${snake(name)}': '${spoken(name)}',`]),
    ),
  ];
}

const figuresOf = (name: string) => `import type { CompanyCtx } from '@fachwerk/server/ctx';
import { isOneOf, sql } from '@fachwerk/server/sql';
import type { DaySpan, ${pascal(name)}Figures, Statistics } from '../../contract.ts';
import { eachSpan, type Spans } from '../../rules/period.ts';
import type { Scope } from './scope.ts';

/** Null where there is nothing in any of the times. */
export async function ${camel(name)}Statistics(
  ctx: CompanyCtx,
  { companyIds }: Scope,
  spans: Spans,
): Promise<Statistics['${camel(name)}']> {
  const read = async ({ from, to }: DaySpan) =>
    (await ctx.db.first<${pascal(name)}Figures>(sql\`
      select coalesce(sum(d.orders), 0)::int as orders from statistics.order_day d
      where \${isOneOf(sql\`d.company_id\`, companyIds)} and d.on_day between \${from}::date and \${to}::date\`))!;
  const [now, before, yearBefore] = await Promise.all(eachSpan(spans, read));
  return now.orders + before.orders + yearBefore.orders === 0 ? null : { now, before, yearBefore };
}
`;

const sectionOf = (name: string) => `import { Panel } from '@fachwerk/react/panel';
import { useText } from '@fachwerk/react/texts';
import { Title } from '@mantine/core';
import type { ${pascal(name)}Figures } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';
import type { Figure } from '../shared/figure-words.ts';
import type { SectionProps } from '../shared/section.ts';
import { SumGrid } from '../shared/sum-grid.tsx';

const FIGURES: readonly Figure<${pascal(name)}Figures>[] = [
  { name: 'statistics.figure.orders', unit: 'count', of: ({ orders }) => orders },
];

export function ${pascal(name)}Section({ report, comparison }: SectionProps<'${camel(name)}'>) {
  const t = useText(adminDe);
  return (
    <Panel isWide>
      <Title order={2} size="h3" mb="sm">
        {t('statistics.${snake(name)}')}
      </Title>
      <SumGrid figures={FIGURES} sums={report} comparison={comparison} linkOf={() => '/admin/orders-list'} />
    </Panel>
  );
}
`;
