import { HOUSE_ZONE } from '@fachwerk/base/time';
import { Button } from '@fachwerk/site/button';
import { Card } from '@fachwerk/site/card';
import { Empty } from '@fachwerk/site/empty';
import { Facts } from '@fachwerk/site/facts';
import { Form } from '@fachwerk/site/form';
import { Stack } from '@fachwerk/site/layout';
import type { ViewProps } from '@fachwerk/site/page';
import { PageTitle } from '@fachwerk/site/page-title';
import { useText } from '@fachwerk/site/texts';
import { Time } from '@fachwerk/site/time';
import type { FreeDays, OwnAppointment } from '../contract.ts';
import { siteDe } from '../texts/site.de.ts';
import { FreeTimes } from './free-times.tsx';

export type MoveData = {
  readonly appointment: OwnAppointment;
  readonly key: string;
  readonly free: FreeDays;
  readonly chosen: Date | null;
};

export function View({ data: { appointment, key, free, chosen } }: ViewProps<MoveData>) {
  const t = useText(siteDe);
  const here = `/termin/${key}/verschieben`;
  return (
    <Stack>
      <PageTitle back={{ to: `/termin/${key}`, label: t('own.title') }} lead={appointment.serviceName} />
      <Card>
        <Facts
          facts={[
            {
              label: t('own.until_now'),
              value: <Time at={appointment.startsAt} timeZone={HOUSE_ZONE} style="full" />,
            },
            ...(chosen
              ? [
                  {
                    label: t('own.from_now'),
                    value: <Time at={chosen} timeZone={HOUSE_ZONE} style="full" />,
                    isStrong: true,
                  },
                ]
              : []),
          ]}
        />
        {chosen && (
          <Form hidden={{ zeit: chosen.toISOString() }}>
            <Button act="move">{t('own.move_confirm')}</Button>
          </Form>
        )}
      </Card>
      {free.days.length === 0 ? (
        <Empty icon="clock" title={t('book.nothing_free')} />
      ) : (
        <FreeTimes
          free={free}
          toTime={(at) => `${here}?zeit=${encodeURIComponent(at.toISOString())}`}
          toDay={(on) => `${here}?ab=${on}`}
        />
      )}
    </Stack>
  );
}
