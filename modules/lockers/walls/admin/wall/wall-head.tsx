import { useAsk } from '@fachwerk/react/call';
import { useText } from '@fachwerk/react/texts';
import { Anchor, Button, Group, Select, Text, Title } from '@mantine/core';
import { IconArrowLeft, IconHistory, IconPlugConnected, IconPlugConnectedX } from '@tabler/icons-react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { type Wall, wallApi } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { REPLAY_PARAM } from '../replay/replay-state.ts';
import classes from './wall-head.module.css';
import { LiveMark } from './wall-live.tsx';
import { WALLS, wallPath } from './wall-paths.ts';

/** Where one is, whether it is live, and the way to the other walls and into the past. */
export function WallHead({ wall }: { wall: Wall }) {
  const t = useText(adminDe);
  const [params, setParams] = useSearchParams();
  const isPast = params.has(REPLAY_PARAM);
  const startReplay = () => {
    const next = new URLSearchParams(params);
    next.set(REPLAY_PARAM, new Date().toISOString());
    setParams(next);
  };
  return (
    <header className={classes.head}>
      <div className={classes.words}>
        <Anchor component={Link} to={WALLS} size="sm" className={classes.back ?? ''}>
          <IconArrowLeft size={16} stroke={1.5} aria-hidden />
          {t('wall.all')}
        </Anchor>
        <Group gap="sm" wrap="nowrap">
          <Title order={1} className={classes.title ?? ''}>
            {wall.locationName}
          </Title>
          {!isPast && <LiveMark />}
        </Group>
        <Group gap="4px 12px">
          <Text size="sm" c="dimmed">
            {[wall.city, wall.companyName, t('wall.boxes', { count: wall.boxes.length })].filter(Boolean).join(' · ')}
          </Text>
          {!isPast && <Controllers wall={wall} />}
        </Group>
      </div>
      <Group gap="xs" className={classes.tools ?? ''}>
        <OtherWall locationId={wall.locationId} />
        {!isPast && wall.boxes.length > 0 && (
          <Button
            variant="default"
            leftSection={<IconHistory size={16} stroke={1.5} />}
            onClick={startReplay}
            title={t('replay.about')}
          >
            {t('replay.start')}
          </Button>
        )}
      </Group>
    </header>
  );
}

function Controllers({ wall: { controllers, locationId } }: { wall: Wall }) {
  const t = useText(adminDe);
  const areAllThere = controllers.online === controllers.all;
  const Icon = areAllThere ? IconPlugConnected : IconPlugConnectedX;
  return (
    <Link
      to={`/admin/monitoring?location=${locationId}`}
      className={classes.controllers}
      data-away={!areAllThere || undefined}
    >
      <Icon size={16} stroke={1.5} aria-hidden />
      {controllers.all === 0 ? t('wall.controllers.none') : t('wall.controllers', controllers)}
    </Link>
  );
}

function OtherWall({ locationId }: { locationId: string }) {
  const t = useText(adminDe);
  const navigate = useNavigate();
  const asked = useAsk(wallApi.summaries, {});
  const walls = asked.data?.walls ?? [];
  if (walls.length < 2) return null;
  return (
    <Select
      aria-label={t('wall.choose')}
      value={locationId}
      onChange={(next) => next && navigate(wallPath(next))}
      data={walls.map((wall) => ({ value: wall.locationId, label: wall.locationName }))}
      allowDeselect={false}
      searchable={walls.length > 8}
      className={classes.select ?? ''}
    />
  );
}
