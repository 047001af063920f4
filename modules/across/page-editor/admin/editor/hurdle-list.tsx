import type { PageHurdles } from '@fachwerk/pages/contract';
import type { Block } from '@fachwerk/pages/contract-content';
import { CheckLine, CheckLines } from '@fachwerk/react/check-lines';
import { named } from '@fachwerk/react/data-words';
import { translate, useEveryText, useText } from '@fachwerk/react/texts';
import { Title } from '@mantine/core';
import { adminDe } from '../../texts/admin.de.ts';
import { useBlockLabels } from './block-words.ts';

const hasAny = (hurdles: PageHurdles) => Object.values(hurdles).some((each) => each.length > 0);

type Props = {
  hurdles: PageHurdles;
  blocks: readonly Block[];
  /** Its name, where several stand on one screen. */
  page?: string;
};

/** Everything between a page and its visitors, before anybody clicks: what keeps it from being published first. */
export function HurdleList({ hurdles, blocks, page }: Props) {
  const t = useText(adminDe);
  useEveryText();
  const { blockName, summary } = useBlockLabels();
  if (!hasAny(hurdles)) return null;
  const kindOf = (blockId: string) => blocks.find(({ id }) => id === blockId)?.kind ?? '';
  const fieldName = ({ blockId, path }: { readonly blockId: string | null; readonly path: string }) => {
    if (blockId === null) return `${t('editor.hurdles.page')}: ${named(`editor.page_field.${path}`) ?? path}`;
    const kind = kindOf(blockId);
    const name = path.replaceAll(/\.\d+/g, '');
    const field = path === 'headline' ? t('editor.settings.headline') : (named(`block.${kind}.${name}`) ?? name);
    return `${blockName(kind)}: ${field}`;
  };
  const blocking = { state: 'open', stateWords: t('editor.hurdles.blocking') } as const;
  const advice = { state: 'advice', stateWords: t('editor.hurdles.advice') } as const;
  const mend = (to: string | null) => (to ? { to, label: t('editor.hurdles.mend') } : undefined);
  return (
    <section aria-label={page ? `${t('editor.hurdles')}: ${page}` : t('editor.hurdles')}>
      <Title order={3} size="h5" mt="md" mb="xs">
        {t('editor.hurdles')}
      </Title>
      <CheckLines name={page ?? t('editor.publish.title')}>
        {hurdles.faults.map(({ law, found, path }) => (
          <CheckLine
            key={law}
            {...blocking}
            title={named(`law.${law}`) ?? law}
            about={translate(`law.${law}.found`, found)}
            way={mend(path)}
          />
        ))}
        {hurdles.half.map(({ language, fields }) => (
          <CheckLine
            key={language}
            {...blocking}
            title={t('editor.hurdles.half', { language: t(`language.${language}`) })}
            about={[...new Set(fields.map(fieldName))].join(', ')}
          />
        ))}
        {hurdles.samples.map(({ blockId, words, pictures }) => {
          const what = words.length === 0 ? 'pictures' : pictures.length === 0 ? 'samples' : 'both';
          const block = blocks.find(({ id }) => id === blockId);
          return (
            <CheckLine
              key={blockId}
              {...advice}
              title={t(`editor.hurdles.${what}`, { block: blockName(kindOf(blockId)) })}
              about={block && summary(block)}
            />
          );
        })}
        {hurdles.picturesWithoutAlt.map(({ id, name }) => (
          <CheckLine key={id} {...advice} title={t('editor.hurdles.alt', { name })} way={mend(`/admin/media/${id}`)} />
        ))}
      </CheckLines>
    </section>
  );
}
