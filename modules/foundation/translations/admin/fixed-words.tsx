import { LANGUAGES } from '@fachwerk/base/language';
import { Fact, Facts } from '@fachwerk/react/facts';
import { useText } from '@fachwerk/react/texts';
import { Alert, Stack } from '@mantine/core';
import { IconScale } from '@tabler/icons-react';
import type { TextConstant } from '../contract.ts';
import { adminDe } from '../texts/admin.de.ts';

/** What the law words is there to be read. */
export function FixedWords({ constant: { texts } }: { constant: TextConstant }) {
  const t = useText(adminDe);
  return (
    <Stack gap="md" pb="lg">
      <Alert color="gray" icon={<IconScale stroke={1.5} />} title={t('texts.fixed')}>
        {t('text.fixed')}
      </Alert>
      <Facts>
        {LANGUAGES.filter((language) => texts[language].platform !== null).map((language) => (
          <Fact key={language} name={t(`language.${language}`)}>
            {texts[language].platform}
          </Fact>
        ))}
      </Facts>
    </Stack>
  );
}
