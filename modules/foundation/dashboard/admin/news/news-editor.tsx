import type { Output } from '@fachwerk/base/contract';
import { useChange } from '@fachwerk/react/call';
import { useConfirm } from '@fachwerk/react/confirm';
import { useContractForm } from '@fachwerk/react/contract-form';
import { Form } from '@fachwerk/react/form';
import { notify } from '@fachwerk/react/notice';
import { useText } from '@fachwerk/react/texts';
import { Alert, Button, Paper, Text, Title } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconPlus, IconSparkles } from '@tabler/icons-react';
import { useState } from 'react';
import { dashboardApi, MOST_SLIDES, type NewsItem } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';
import classes from './news-editor.module.css';
import { NewsEditorSlide } from './news-editor-slide.tsx';
import { NewsSlide } from './news-slide.tsx';
import { useSlides } from './use-slides.ts';

/** Edits all slides of the company and saves them together; an empty list restores the product's slides. */
export function NewsEditor({ news }: { news: Output<typeof dashboardApi.news> }) {
  const t = useText(adminDe);
  const form = useContractForm(dashboardApi.saveNews.input, { items: news.items.map(withLink) });
  const save = useChange(dashboardApi.saveNews, { isQuiet: true });
  const slides = useSlides(form);
  const [uploads, setUploads] = useState<readonly string[]>([]);
  const pictures = [...new Set([...form.values.items.map(({ img }) => img), ...uploads])].filter(isOwn);
  const shown = form.values.items[slides.open];
  // The preview is beside the form on wide screens, otherwise below the fields.
  const isWide = useMediaQuery('(min-width: 1200px)', true, { getInitialValueInEffect: false });
  return (
    <div className={classes.editor}>
      <Paper withBorder className={classes.sheet ?? ''}>
        <Form
          form={form}
          onSave={({ items }) => save.mutateAsync({ items: items.map(withoutEmptyLink) })}
          aside={!news.isDefault && <ResetButton onDone={form.discard} />}
        >
          <Title order={2}>{t('news.edit')}</Title>
          {news.isDefault && (
            <Alert color="info" icon={<IconSparkles stroke={1.5} />}>
              {t('news.edit.product')}
            </Alert>
          )}
          {slides.items.length === 0 && <Text c="dimmed">{t('news.edit.none')}</Text>}
          <ol className={classes.slides} aria-label={t('news.edit.slides')}>
            {slides.items.map((item, at) => (
              <NewsEditorSlide
                key={slides.idOf(at, 'toggle')}
                at={at}
                item={item}
                form={form}
                slides={slides}
                pictures={pictures}
                onUpload={(img) => setUploads((known) => [...known, img])}
                preview={!isWide && slides.open === at && <NewsPreview item={item} />}
              />
            ))}
          </ol>
          <AddButton slides={slides} />
        </Form>
      </Paper>
      {isWide && shown && <NewsPreview item={shown} />}
    </div>
  );
}

/** Non-interactive preview of a slide. */
function NewsPreview({ item }: { item: NewsItem }) {
  const t = useText(adminDe);
  return (
    <section className={classes.preview} aria-label={t('news.edit.preview')}>
      <Text size="xs" c="dimmed" mb="xs">
        {t('news.edit.preview')}
      </Text>
      <div className={classes.previewSlide} inert>
        <NewsSlide item={{ ...item, title: item.title || t('news.edit.untitled') }} />
      </div>
    </section>
  );
}

function AddButton({ slides }: { slides: ReturnType<typeof useSlides> }) {
  const t = useText(adminDe);
  const isFull = slides.items.length >= MOST_SLIDES;
  return (
    <div>
      <Button
        variant="default"
        leftSection={<IconPlus size={16} stroke={1.5} />}
        onClick={slides.add}
        disabled={isFull}
      >
        {t('news.edit.add')}
      </Button>
      {isFull && (
        <Text size="xs" c="dimmed" mt={4}>
          {t('news.edit.most', { count: MOST_SLIDES })}
        </Text>
      )}
    </div>
  );
}

function ResetButton({ onDone }: { onDone: () => void }) {
  const t = useText(adminDe);
  const confirm = useConfirm();
  const save = useChange(dashboardApi.saveNews);
  const reset = async () => {
    const question = {
      title: t('news.edit.reset.title'),
      text: t('news.edit.reset.text'),
      confirm: t('news.edit.reset.confirm'),
      isDanger: true,
    };
    if (!(await confirm(question))) return;
    // The button disappears with the company's slides, so the notice must not depend on it.
    await save.mutateAsync({ items: [] }).then(
      () => {
        onDone();
        notify(t('news.edit.was_reset'));
      },
      () => undefined,
    );
  };
  return (
    <Button variant="subtle" color="gray" c="dimmed" loading={save.isPending} onClick={reset}>
      {t('news.edit.reset')}
    </Button>
  );
}

const isOwn = (img: string) => img !== '' && !img.startsWith('art:');

/** Inputs need a value: a missing link becomes an empty string. */
const withLink = (item: NewsItem): NewsItem => ({ ...item, link: item.link ?? '' });

function withoutEmptyLink({ link, ...item }: NewsItem): NewsItem {
  return link ? { ...item, link } : item;
}
