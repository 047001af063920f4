import { Button } from '@fachwerk/site/button';
import { Check } from '@fachwerk/site/check';
import { Choice } from '@fachwerk/site/choice';
import { Form } from '@fachwerk/site/form';
import { Stack } from '@fachwerk/site/layout';
import { fieldOf } from '@fachwerk/site/page';
import { useSite } from '@fachwerk/site/site-context';
import { useText } from '@fachwerk/site/texts';
import type { SiteRental } from '../../contract.ts';
import { siteDe } from '../../texts/site.de.ts';
import { AskForHelp } from './ask-for-help.tsx';
import css from './rental.module.css';

const WHAT = ['not_empty', 'defect'] as const;

/** Collapsed, because it is rarely needed. It first asks what is in the box: a replacement requires an empty one. */
export function ReportBox({ rental }: { readonly rental: SiteRental }) {
  const t = useText(siteDe);
  const { form } = useSite();
  const act = fieldOf(form, 'act');
  return (
    <details className={css.report} open={act === 'report' || act === 'help'}>
      <summary>{t('rental_page.report_title')}</summary>
      <Stack>
        <section className={css.group}>
          <h2>{t('rental_page.help.inside')}</h2>
          <AskForHelp rental={rental} />
        </section>
        <section className={css.group}>
          <h2>{t('rental_page.report.nothing_inside')}</h2>
          <p>{t('rental_page.report_about')}</p>
          <Form hasOwnNotice>
            <Choice
              name="what"
              label={t('rental_page.report_what')}
              value="not_empty"
              options={WHAT.map((value) => ({ value, label: t(`rental_page.report.${value}`) }))}
            />
            <Check name="nothingInside">{t('rental_page.report.confirm')}</Check>
            <Button act="report" kind="plain">
              {t('rental_page.report')}
            </Button>
          </Form>
        </section>
      </Stack>
    </details>
  );
}
