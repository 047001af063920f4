import { useChange } from '@fachwerk/react/call';
import { DetailDrawer } from '@fachwerk/react/detail-drawer';
import { useText } from '@fachwerk/react/texts';
import { Button, Checkbox, Progress, Stack, Text } from '@mantine/core';
import { IconCircleCheckFilled } from '@tabler/icons-react';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { type Pin, pinApi } from '../contract.ts';
import { whyNotTick } from '../rules/start.ts';
import { adminDe } from '../texts/admin.de.ts';
import classes from './pins.module.css';

/** How an address ends while the steps of a pin are open. */
export const instructionHash = (pinId: string) => `#pin-${pinId}`;

/** The steps of an instruction over the dashboard. */
export function InstructionDrawer({ pins }: { readonly pins: readonly Pin[] }) {
  const { hash, pathname } = useLocation();
  const open = pins.find(({ id, starts }) => starts.kind === 'instruction' && instructionHash(id) === hash);
  const [last, setLast] = useState(open);
  if (open && open !== last) setLast(open);
  // While it slides away it still says what it was about.
  const shown = open ?? last;
  return (
    <DetailDrawer
      isOpen={open !== undefined}
      title={shown?.name ?? ''}
      subtitle={shown?.description}
      closeTo={pathname}
    >
      {shown?.starts.kind === 'instruction' && <Steps key={shown.id} pin={shown} steps={shown.starts.steps} />}
    </DetailDrawer>
  );
}

/** Done one after the other: the next one can be ticked, and the last one that is done can be taken back. */
function Steps({ pin: { id, done }, steps }: { readonly pin: Pin; readonly steps: readonly string[] }) {
  const t = useText(adminDe);
  const tick = useChange(pinApi.tick);
  // What was ticked shows at once; a refusal takes it back.
  const now = tick.isPending ? tick.variables.done : done;
  const all = steps.length;
  const isFinished = now === all;
  const set = (next: number) => !tick.isPending && tick.mutate({ id, done: next });
  return (
    <Stack gap="md">
      <div>
        <Text size="sm" className="tabular" id="pin-progress">
          {t('pins.progress', { done: now, all })}
        </Text>
        <Progress value={(now / all) * 100} mt={4} aria-labelledby="pin-progress" />
      </div>
      <ol className={classes.steps}>
        {steps.map((step, at) => {
          const isDone = at < now;
          const isNext = at === now;
          const next = isDone ? at : at + 1;
          const mayTick = isNext || at === now - 1;
          return (
            <li key={at} className={classes.step} data-next={isNext || undefined} data-done={isDone || undefined}>
              <Checkbox
                label={step}
                checked={isDone}
                disabled={!mayTick || whyNotTick(all, now, next) !== null}
                {...(isNext && { 'data-autofocus': true })}
                onChange={() => set(next)}
              />
            </li>
          );
        })}
      </ol>
      {isFinished && (
        <div className={classes.finished} role="status">
          <IconCircleCheckFilled size={22} aria-hidden />
          <Text fw={500} flex="1 1 auto">
            {t('pins.finished')}
          </Text>
          <Button variant="default" onClick={() => set(0)}>
            {t('pins.again')}
          </Button>
        </div>
      )}
    </Stack>
  );
}
