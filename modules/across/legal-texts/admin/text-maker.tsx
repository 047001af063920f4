import { useAsk } from '@fachwerk/react/call';
import { ErrorState, Loading } from '@fachwerk/react/states';
import { useText } from '@fachwerk/react/texts';
import { Anchor, Group, Paper, Stack, Tabs, Text, Title } from '@mantine/core';
import { Link, useNavigate, useParams } from 'react-router';
import { legalTextApi, MadeKind, type MadeText } from '../contract.ts';
import { adminDe } from '../texts/admin.de.ts';
import { CompanyStep } from './company-step.tsx';
import { LAST_STEP, placesOf, placeToBegin, stepPath } from './maker-steps.ts';
import { QuestionStep } from './question-step.tsx';
import { ReviewStep } from './review-step.tsx';

/** `/admin/legal-texts/imprint`: asks what the house does not know, shows the text that follows, and puts it onto the site. */
export function TextMaker() {
  const t = useText(adminDe);
  const navigate = useNavigate();
  const { kind: given } = useParams();
  const kind = MadeKind.options.find((each) => each === given) ?? 'imprint';
  const asked = useAsk(legalTextApi.show, { kind });
  const { data } = asked;
  return (
    <Stack component="section" maw={860}>
      <Group justify="space-between" gap="sm">
        <Title order={1}>{t('legal_texts.title')}</Title>
        <Anchor component={Link} to="/admin/legal-checks">
          {t('legal_texts.to_cockpit')}
        </Anchor>
      </Group>
      <Text c="dimmed">{t('legal_texts.about')}</Text>
      <Tabs value={kind} onChange={(next) => navigate(`/admin/legal-texts/${next}`)}>
        <Tabs.List aria-label={t('legal_texts.kinds')}>
          {MadeKind.options.map((each) => (
            <Tabs.Tab key={each} value={each}>
              {t(`legal_texts.kind.${each}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value={kind} pt="md">
          {asked.isError && !data && <ErrorState error={asked.error} onRetry={() => asked.refetch()} />}
          {asked.isPending && <Loading lines={8} />}
          {data && <Maker made={data} />}
        </Tabs.Panel>
      </Tabs>
    </Stack>
  );
}

function Maker({ made }: { made: MadeText }) {
  const navigate = useNavigate();
  const { step: given } = useParams();
  const places = placesOf(made);
  const place = places.find((each) => each === given) ?? placeToBegin(made);
  const at = places.indexOf(place);
  const go = (to: string | undefined) => navigate(stepPath(made.kind, to ?? LAST_STEP));
  const props = {
    made,
    at: at + 1,
    of: places.length,
    onNext: () => go(places[at + 1]),
    ...(at > 0 && { onBack: () => go(places[at - 1]) }),
  };
  return (
    <Paper withBorder p="md">
      {place === 'company' && <CompanyStep {...props} />}
      {place === LAST_STEP && <ReviewStep {...props} />}
      {place !== 'company' && place !== LAST_STEP && <QuestionStep key={place} step={place} {...props} />}
    </Paper>
  );
}
