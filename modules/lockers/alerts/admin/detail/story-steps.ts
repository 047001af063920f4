import type { AlertStory } from '../../contract.ts';

type Activity = AlertStory['deeds'][number];

export type StoryStep = { readonly key: string; readonly at: Date } & (
  | { readonly type: 'raised' | 'mailed' | 'settled' }
  | { readonly type: 'again'; readonly count: number }
  | { readonly type: 'deed'; readonly deed: Activity }
  | { readonly type: 'comment'; readonly personName: string; readonly text: string }
);

/** Everything that happened to an alert, in its order. Of its repetitions the last one is known, and how many there were. */
export function stepsOf(alert: AlertStory): StoryStep[] {
  const { raisedAt, lastAt, times, mailedAt, endedAt, state, deeds, talk } = alert;
  const steps: StoryStep[] = [
    { key: 'raised', type: 'raised', at: raisedAt },
    ...(mailedAt ? [{ key: 'mailed', type: 'mailed' as const, at: mailedAt }] : []),
    ...(times > 1 ? [{ key: 'again', type: 'again' as const, at: lastAt, count: times - 1 }] : []),
    ...deeds.map((deed) => ({ key: deed.id, type: 'deed' as const, at: deed.at, deed })),
    ...talk.map(({ id, at, personName, text }) => ({ key: id, type: 'comment' as const, at, personName, text })),
    ...(state === 'settled' && endedAt ? [{ key: 'settled', type: 'settled' as const, at: endedAt }] : []),
  ];
  return steps.sort((one, other) => one.at.getTime() - other.at.getTime());
}
