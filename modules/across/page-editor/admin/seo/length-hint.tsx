import { useText } from '@fachwerk/react/texts';
import { Progress, Text } from '@mantine/core';
import { adminDe } from '../../texts/admin.de.ts';

type Props = { label: string; length: number; least: number; most: number };

/** How much of the room is used, in words and drawn: too short, fitting, or cut off. */
export function LengthHint({ label, length, least, most }: Props) {
  const t = useText(adminDe);
  const state = length === 0 ? 'missing' : length > most ? 'long' : length < least ? 'short' : 'right';
  return (
    <div>
      <Text size="sm" component="div">
        {label}: {t(`seo.length.${state}`, { length, most })}
      </Text>
      <Progress
        size="sm"
        mt={4}
        aria-label={label}
        value={Math.min(100, (length / most) * 100)}
        color={state === 'right' ? 'green' : state === 'long' ? 'red' : 'yellow'}
      />
    </div>
  );
}
