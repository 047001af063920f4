import { useText } from '@fachwerk/react/texts';
import { ActionIcon, type InputWrapperProps, Text, Textarea, TextInput } from '@mantine/core';
import { IconAlertTriangle, IconArrowDown, IconArrowUp, IconChevronRight, IconTrash } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import type { NewsItem } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';
import classes from './news-editor.module.css';
import { NewsPicture } from './news-picture.tsx';
import { NewsPictureField } from './news-picture-field.tsx';
import type { Slides, SlidesForm } from './use-slides.ts';

type Props = {
  at: number;
  item: NewsItem;
  form: SlidesForm;
  slides: Slides;
  /** Pictures the company has uploaded. */
  pictures: readonly string[];
  onUpload: (img: string) => void;
  preview: ReactNode;
};

/** One row of the list; expanded, it shows the slide's form. */
export function NewsEditorSlide(props: Props) {
  const { at, slides } = props;
  const isOpen = slides.open === at;
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  const panelId = `${slides.idOf(at, 'toggle')}-fields`;
  return (
    <li className={classes.row}>
      <RowHead {...props} isOpen={isOpen} panelId={panelId} />
      {/* Stays mounted once opened, so that the error summary finds its fields. */}
      <div id={panelId} hidden={!isOpen} className={classes.fields}>
        {(wasOpen || slides.hasErrors(at)) && <SlideFields {...props} />}
        {props.preview}
      </div>
    </li>
  );
}

const icon = { size: 18, stroke: 1.5 } as const;
/** Places the help text below the field. */
const order: NonNullable<InputWrapperProps['inputWrapperOrder']> = ['label', 'input', 'description', 'error'];

function RowHead({ at, item, slides, isOpen, panelId }: Props & { isOpen: boolean; panelId: string }) {
  const t = useText(adminDe);
  const step = (by: -1 | 1, isPossible: boolean) =>
    isPossible ? { onClick: () => slides.move(at, by) } : { 'data-disabled': true, 'aria-disabled': true };
  const look = { variant: 'subtle', color: 'gray', size: 32, className: classes.step ?? '' } as const;
  return (
    <div className={classes.rowHead}>
      <button
        type="button"
        id={slides.idOf(at, 'toggle')}
        className={classes.toggle}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => slides.setOpen(isOpen ? -1 : at)}
      >
        <IconChevronRight {...icon} className={classes.chevron} aria-hidden />
        <span className={classes.thumb} aria-hidden>
          {item.img && <NewsPicture img={item.img} />}
        </span>
        <span className={classes.rowTitle}>
          <Text component="span" size="xs" c="dimmed">
            {`${t('news.slide')} ${at + 1}`}
          </Text>
          <span className={classes.cut}>{item.title || t('news.edit.untitled')}</span>
        </span>
        {slides.hasErrors(at) && (
          <Text component="span" size="xs" c="danger" className={classes.wrong ?? ''}>
            <IconAlertTriangle size={16} stroke={1.5} aria-hidden />
            {t('news.edit.wrong')}
          </Text>
        )}
      </button>
      <ActionIcon
        {...look}
        id={slides.idOf(at, 'up')}
        aria-label={t('news.edit.up', { at: at + 1 })}
        {...step(-1, at > 0)}
      >
        <IconArrowUp {...icon} />
      </ActionIcon>
      <ActionIcon
        {...look}
        id={slides.idOf(at, 'down')}
        aria-label={t('news.edit.down', { at: at + 1 })}
        {...step(1, at < slides.items.length - 1)}
      >
        <IconArrowDown {...icon} />
      </ActionIcon>
      <ActionIcon {...look} aria-label={t('news.edit.remove', { at: at + 1 })} onClick={() => slides.remove(at)}>
        <IconTrash {...icon} />
      </ActionIcon>
    </div>
  );
}

function SlideFields({ at, form, pictures, onUpload }: Props) {
  const t = useText(adminDe);
  const path = (field: keyof NewsItem) => `items.${at}.${field}`;
  const text = (field: 'title' | 'des' | 'infoTitle' | 'infoDes' | 'link') => ({
    ...form.field(path(field)),
    label: t(`news.field.${field}`),
    inputWrapperOrder: order,
  });
  const area = { classNames: { input: classes.area ?? '' } };
  return (
    <>
      <TextInput {...text('title')} required withAsterisk={false} />
      <Textarea {...text('des')} {...area} rows={3} />
      <TextInput {...text('infoTitle')} description={t('news.field.infoTitle.about')} />
      <Textarea {...text('infoDes')} {...area} description={t('news.field.infoDes.about')} rows={2} />
      <TextInput {...text('link')} description={t('news.field.link.about')} inputMode="url" />
      <NewsPictureField
        id={form.idOf(path('img'))}
        value={form.values.items[at]?.img ?? ''}
        error={form.errors[path('img')]}
        pictures={pictures}
        onChange={(img) => form.field(path('img')).onChange(img)}
        onUpload={onUpload}
      />
    </>
  );
}
