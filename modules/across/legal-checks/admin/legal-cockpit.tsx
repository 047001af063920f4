import { formatDay } from '@fachwerk/base/format-time';
import { LOCALES } from '@fachwerk/base/language';
import { useAsk } from '@fachwerk/react/call';
import { CheckLine, CheckLines } from '@fachwerk/react/check-lines';
import { named } from '@fachwerk/react/data-words';
import { ErrorState, Loading } from '@fachwerk/react/states';
import { translate, useEveryText, useLanguage, useText } from '@fachwerk/react/texts';
import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import { type LegalCheck, legalCheckApi, type Verdict } from '../contract.ts';
import type { LawName } from '../rules/laws.ts';
import { adminDe } from '../texts/admin.de.ts';

const STATES = { red: 'open', yellow: 'advice', green: 'done' } as const;
const VERDICTS = ['red', 'yellow', 'green'] as const satisfies readonly Verdict[];

/** Texts that are made by questions. */
const MAKERS = ['imprint', 'privacy', 'accessibility'] as const;

/** Whoever keeps the website sees what the law asks of it as it is now, and goes to where it is mended. */
export function LegalCockpit() {
  const t = useText(adminDe);
  const asked = useAsk(legalCheckApi.show, {});
  const { data } = asked;
  return (
    <Stack component="section" maw={860}>
      <Title order={1}>{t('legal_checks.title')}</Title>
      <Text c="dimmed">{t('legal_checks.about')}</Text>
      <Group gap="xs">
        {MAKERS.map((kind) => (
          <Button key={kind} component={Link} to={`/admin/legal-texts/${kind}`} variant="default" size="xs">
            {t(`legal_checks.make.${kind}`)}
          </Button>
        ))}
      </Group>
      {asked.isError && !data && <ErrorState error={asked.error} onRetry={() => asked.refetch()} />}
      {asked.isPending && <Loading lines={10} />}
      {data && <Checks checks={data.checks} />}
    </Stack>
  );
}

function Checks({ checks }: { checks: readonly LegalCheck[] }) {
  const t = useText(adminDe);
  const of = (verdict: Verdict) => checks.filter((check) => check.verdict === verdict);
  const worst = VERDICTS.find((verdict) => of(verdict).length > 0) ?? 'green';
  return (
    <>
      <Text role="status" fw={600}>
        {worst === 'green' ? t('legal_checks.sum.green') : t(`legal_checks.sum.${worst}`, { count: of(worst).length })}
      </Text>
      {VERDICTS.filter((verdict) => of(verdict).length > 0).map((verdict) => (
        <Paper key={verdict} component="section" withBorder p="md">
          <Title order={2} size="h4" mb="xs">
            {t(`legal_checks.${verdict}`)}
          </Title>
          <CheckLines name={t('legal_checks.title')}>
            {of(verdict).map((check) => (
              <Check key={check.law} check={check} />
            ))}
          </CheckLines>
        </Paper>
      ))}
    </>
  );
}

function Check({ check: { law, verdict, found, source, checkedOn, path } }: { check: LegalCheck }) {
  const t = useText(adminDe);
  useEveryText();
  const locale = LOCALES[useLanguage()];
  const name = law as LawName;
  // A kind of block is called what the editor calls it.
  const block = named(`block.${found.block}`);
  const said = translate(`law.${name}.found`, block ? { ...found, block } : found);
  const words = verdict === 'green' ? t(`law.${name}.asks`) : `${said} ${t(`law.${name}.asks`)}`;
  const origin = t('legal_checks.source', { source, day: formatDay(checkedOn, locale) });
  return (
    <CheckLine
      state={STATES[verdict]}
      title={t(`law.${name}`)}
      stateWords={t(`legal_checks.${verdict}`)}
      about={`${words} (${origin})`}
      way={path === null || verdict === 'green' ? undefined : { to: path, label: t('legal_checks.fix') }}
    />
  );
}
