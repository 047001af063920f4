import type { StorageLocation } from '@fachwerk/locations/contract';
import { useMay } from '@fachwerk/react/session';
import { StateMark, type StateStyles } from '@fachwerk/react/state-mark';
import { useText } from '@fachwerk/react/texts';
import { Anchor, Button, Group, Text, Title } from '@mantine/core';
import { IconArrowLeft, IconCircleCheck, IconPencil, IconPhoto, IconTagOff } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { Checklist } from '../contract.ts';
import { adminDe } from '../texts/admin.de.ts';
import classes from './location-page.module.css';

const LOOKS: StateStyles<'on' | 'off'> = {
  on: { icon: IconCircleCheck, tone: 'ok' },
  off: { icon: IconTagOff, tone: 'warn' },
};

type Props = { location: StorageLocation; checklist: Checklist | undefined };

/** Which location it is, whether it is sold, and how much of it is free. */
export function LocationHead({ location, checklist }: Props) {
  const t = useText(adminDe);
  const mayManage = useMay('locations.manage');
  const { id, name, address, companyName, previewImage } = location;
  return (
    <header className={classes.head}>
      {previewImage ? (
        <img src={previewImage.small} alt="" className={classes.photo} />
      ) : (
        <span className={classes.noPhoto}>
          <IconPhoto size={28} stroke={1.5} aria-hidden />
        </span>
      )}
      <div className={classes.words}>
        <Anchor component={Link} to="/admin/locations" size="sm" className={classes.back ?? ''}>
          <IconArrowLeft size={16} stroke={1.5} aria-hidden />
          {t('location_desk.all')}
        </Anchor>
        <Title order={1}>{name.de}</Title>
        <Text size="sm" c="dimmed">
          {[[address.postcode, address.city].filter(Boolean).join(' '), companyName].filter(Boolean).join(' · ')}
        </Text>
        {checklist && <SaleState checklist={checklist} locationId={id} />}
      </div>
      {mayManage && (
        <Button component={Link} to={`/admin/locations/${id}/edit`} leftSection={<IconPencil size={16} stroke={1.5} />}>
          {t('location_desk.edit')}
        </Button>
      )}
    </header>
  );
}

function SaleState({ checklist: { isOnSale, boxes }, locationId }: { checklist: Checklist; locationId: string }) {
  const t = useText(adminDe);
  return (
    <Group className={classes.state ?? ''} mt={4}>
      <StateMark look={LOOKS[isOnSale ? 'on' : 'off']}>
        {t(isOnSale ? 'location_desk.on_sale' : 'location_desk.not_on_sale')}
      </StateMark>
      <Anchor component={Link} to={`/admin/locks?state=free&location=${locationId}`} size="sm" className="tabular">
        {t('location_desk.free', { free: boxes.free, count: boxes.all })}
      </Anchor>
    </Group>
  );
}
