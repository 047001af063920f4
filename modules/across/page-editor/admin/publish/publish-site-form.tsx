import type { PageHurdles } from '@fachwerk/pages/contract';
import { sitePublishApi, type WaitingPage } from '@fachwerk/pages/contract-publish';
import { whyNotPublish } from '@fachwerk/pages/rules/hurdles';
import { useChange } from '@fachwerk/react/call';
import { notify } from '@fachwerk/react/notice';
import { useText } from '@fachwerk/react/texts';
import { Button, Paper, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { adminDe } from '../../texts/admin.de.ts';
import { HurdleList } from '../editor/hurdle-list.tsx';
import classes from './publish-site.module.css';
import { WaitingCard } from './waiting-card.tsx';

type Props = {
  waiting: readonly WaitingPage[];
  faults: PageHurdles['faults'];
  /** Nothing was published: somebody has changed a page since it was looked at. */
  onRefused: () => void;
};

const without = (set: ReadonlySet<string>, id: string, isIn: boolean): ReadonlySet<string> =>
  new Set(isIn ? [...set, id] : [...set].filter((each) => each !== id));

/** What is left out stays a draft; what would show German in another language is published only when that is wanted. */
export function PublishSiteForm({ waiting, faults, onRefused }: Props) {
  const t = useText(adminDe);
  const publish = useChange(sitePublishApi.publish, { failed: t('sitepublish.failed') });
  const [leftOut, leaveOut] = useState<ReadonlySet<string>>(new Set());
  const [inGerman, showGerman] = useState<ReadonlySet<string>>(new Set());
  const [note, setNote] = useState('');
  const chosen = waiting.filter(({ page }) => !leftOut.has(page.id));
  const refusalOf = ({ page, hurdles }: WaitingPage) => whyNotPublish({ ...hurdles, faults }, inGerman.has(page.id));
  const stuck = chosen.filter((each) => refusalOf(each) !== null);
  const whyNot =
    chosen.length === 0
      ? t('sitepublish.none')
      : faults.length > 0
        ? t('sitepublish.unlawful')
        : stuck.length > 0
          ? t('sitepublish.stuck', { pages: stuck.map(({ page }) => page.title).join(', ') })
          : null;
  const run = async () => {
    const pages = chosen.map(({ page }) => ({
      pageId: page.id,
      version: page.version,
      evenHalfTranslated: inGerman.has(page.id),
    }));
    // Told by the notice of the call; the list is asked for anew, and what was left out stays left out.
    const done = await publish.mutateAsync({ id: crypto.randomUUID(), note, pages }).catch(() => null);
    if (!done) return onRefused();
    setNote('');
    notify(t('sitepublish.done', { count: done.pages.length }));
  };
  return (
    <form
      className={classes.page}
      onSubmit={(event) => {
        event.preventDefault();
        if (whyNot === null) void run();
      }}
    >
      {faults.length > 0 && (
        <HurdleList hurdles={{ faults, half: [], samples: [], picturesWithoutAlt: [] }} blocks={[]} />
      )}
      <ul className={classes.cards} aria-label={t('sitepublish.pages')}>
        {waiting.map((each) => (
          <WaitingCard
            key={each.page.id}
            waiting={each}
            isChosen={!leftOut.has(each.page.id)}
            onChoose={(isChosen) => leaveOut(without(leftOut, each.page.id, !isChosen))}
            isInGerman={inGerman.has(each.page.id)}
            onInGerman={(isIn) => showGerman(without(inGerman, each.page.id, isIn))}
          />
        ))}
      </ul>
      <Paper withBorder className={classes.foot ?? ''}>
        <TextInput
          className={classes.note ?? ''}
          label={t('sitepublish.note')}
          placeholder={t('editor.publish.note.help')}
          maxLength={200}
          value={note}
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
        />
        <div className={classes.go}>
          <Button type="submit" loading={publish.isPending} disabled={whyNot !== null} aria-describedby="why-not">
            {t('sitepublish.publish', { count: chosen.length })}
          </Button>
          <Text id="why-not" size="sm" c="dimmed" role="status">
            {whyNot ?? (leftOut.size > 0 ? t('sitepublish.left_out', { count: waiting.length - chosen.length }) : '')}
          </Text>
        </div>
      </Paper>
    </form>
  );
}
