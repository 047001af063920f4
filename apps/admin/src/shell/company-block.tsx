import type { CompanyRef } from '@fachwerk/companies/contract';
import { FrameMark } from '@fachwerk/react/mark';
import { useText } from '@fachwerk/react/texts';
import { Tooltip } from '@mantine/core';
import { appDe } from '../texts/app.de.ts';
import classes from './navigation.module.css';

/** Whose house this is. A demo tenant says so, always. */
export function CompanyBlock({ company, isFolded }: { company: CompanyRef; isFolded: boolean }) {
  const t = useText(appDe);
  return (
    <div className={classes.company} data-folded={isFolded || undefined}>
      <FrameMark size={32} ground="var(--fw-nav-active)" beams="var(--fw-nav-text)" />
      {!isFolded && <span className={classes.companyName}>{company.name}</span>}
      {company.isDemo && (
        <Tooltip label={t('shell.demo.about')} position="right" multiline maw={240}>
          <span className={classes.demo}>{t('shell.demo')}</span>
        </Tooltip>
      )}
    </div>
  );
}
