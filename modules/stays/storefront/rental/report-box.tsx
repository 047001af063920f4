import { Button } from '@fachwerk/site/button';
import { Choice } from '@fachwerk/site/choice';
import { Form } from '@fachwerk/site/form';
import { Stack } from '@fachwerk/site/layout';
import { useText } from '@fachwerk/site/texts';
import { siteDe } from '../../texts/site.de.ts';
import css from './rental.module.css';

const WHAT = ['not_empty', 'defect'] as const;

/** Seldom needed, so it is folded. */
export function ReportBox() {
  const t = useText(siteDe);
  return (
    <details className={css.report}>
      <summary>{t('rental_page.report_title')}</summary>
      <Stack>
        <p>{t('rental_page.report_about')}</p>
        <Form hasOwnNotice>
          <Choice
            name="what"
            label={t('rental_page.report_what')}
            value="not_empty"
            options={WHAT.map((value) => ({ value, label: t(`rental_page.report.${value}`) }))}
          />
          <Button act="report" kind="plain">
            {t('rental_page.report')}
          </Button>
        </Form>
      </Stack>
    </details>
  );
}
