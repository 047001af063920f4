import type { Output } from '@fachwerk/base/contract';
import { HOUSE_ZONE } from '@fachwerk/base/time';
import { ButtonLink } from '@fachwerk/site/button';
import { Card } from '@fachwerk/site/card';
import { Row, Stack } from '@fachwerk/site/layout';
import type { PartProps } from '@fachwerk/site/slot';
import { useText } from '@fachwerk/site/texts';
import { Time } from '@fachwerk/site/time';
import type { bookingApi } from '../../contract.ts';
import { siteDe } from '../../texts/site.de.ts';
import styles from './account-slot.module.css';

export function Part({ data: { appointments, before } }: PartProps<unknown, Output<typeof bookingApi.mine>>) {
  const t = useText(siteDe);
  return (
    <Card title={t('own.mine')}>
      <Stack gap="small">
        {appointments.map(({ key, serviceName, staffName, startsAt, isUnconfirmed }) => (
          <p key={key}>
            <a href={`/termin/${key}`}>
              {serviceName}, <Time at={startsAt} timeZone={HOUSE_ZONE} style="full" />
            </a>
            <br />
            {t('own.mine.with', { name: staffName })}
            {isUnconfirmed && (
              <>
                {' '}
                <span className={styles.badge}>{t('own.mine.unconfirmed')}</span>
                <br />
                {t('own.mine.unconfirmed_what')}
              </>
            )}
          </p>
        ))}
        {before.map(({ serviceName, staffName, againPath }) => (
          <Row key={againPath} isSpread>
            <span>
              {serviceName}, {t('own.mine.with', { name: staffName })}
            </span>
            <ButtonLink to={againPath} kind="plain">
              {t('own.same_again')}
              <span className="fw-hidden">: {serviceName}</span>
            </ButtonLink>
          </Row>
        ))}
      </Stack>
    </Card>
  );
}
