import { line } from '@fachwerk/base/schema';
import { fieldOfInstant, HOUSE_ZONE, instantFrom } from '@fachwerk/base/time';
import { everyLanguage, translatedLine } from '@fachwerk/base/translated';
import { type OpenPage, pageApi } from '@fachwerk/pages/contract';
import { PageContent } from '@fachwerk/pages/contract-content';
import { type PagePlace, Slug } from '@fachwerk/pages/contract-place';
import { FIELDS, isSame } from '@fachwerk/pages/rules/page-diff';
import { useChange } from '@fachwerk/react/call';
import * as z from 'zod/mini';

const moment = line(16).check(z.refine((text) => text === '' || instantFrom(text, HOUSE_ZONE) !== null, 'field.date'));

/** What one says of a page beside its blocks: half of it is the draft's, half of it its place. */
export const PageSettings = z.extend(z.omit(PageContent, { blocks: true }), {
  title: translatedLine(120),
  slug: Slug,
  parentId: z.nullable(z.uuid()),
  isInNavigation: z.boolean(),
  isHidden: z.boolean(),
  isNotFound: z.boolean(),
  visibleFrom: moment,
  visibleUntil: moment,
});
export type PageSettings = z.output<typeof PageSettings>;

export function settingsOf({ page, content }: OpenPage): PageSettings {
  return {
    title: everyLanguage({ ...content.title, de: content.title.de ?? '' }),
    tabText: everyLanguage(content.tabText),
    tabIcon: content.tabIcon ?? '',
    description: everyLanguage(content.description),
    keywords: everyLanguage(content.keywords),
    layout: content.layout,
    shareMediaId: content.shareMediaId,
    slug: page.slug,
    parentId: page.parentId,
    isInNavigation: page.isInNavigation,
    isHidden: page.isHidden,
    isNotFound: page.isNotFound ?? false,
    visibleFrom: page.visibleFrom ? fieldOfInstant(page.visibleFrom, HOUSE_ZONE) : '',
    visibleUntil: page.visibleUntil ? fieldOfInstant(page.visibleUntil, HOUSE_ZONE) : '',
  };
}

/** The draft with what was said of it. */
function contentWith(content: PageContent, settings: PageSettings): PageContent {
  const said = Object.fromEntries(FIELDS.map((field) => [field, settings[field]]));
  return { ...content, ...said };
}

function placeWith(place: Pick<PagePlace, 'position' | 'parentId'>, settings: PageSettings): PagePlace {
  const { slug, parentId, isInNavigation, isHidden, visibleFrom, visibleUntil } = settings;
  return {
    slug,
    parentId,
    isInNavigation,
    isHidden,
    position: parentId === place.parentId ? place.position : 0,
    visibleFrom: visibleFrom ? instantFrom(visibleFrom, HOUSE_ZONE) : null,
    visibleUntil: visibleUntil ? instantFrom(visibleUntil, HOUSE_ZONE) : null,
  };
}

/** Saves of the settings what was changed: of the draft, of the place, or of both. */
export function useSaveSettings(opened: OpenPage) {
  const saveDraft = useChange(pageApi.saveDraft, { isQuiet: true, stale: 'nothing' });
  const savePlace = useChange(pageApi.savePlace, { isQuiet: true });
  const chooseNotFound = useChange(pageApi.chooseNotFound, { isQuiet: true });
  return async (settings: PageSettings): Promise<void> => {
    const { page, content } = opened;
    const before = settingsOf(opened);
    const isChanged = (field: keyof PageSettings) => !isSame(before[field], settings[field]);
    const pageId = page.id;
    let { version } = page;
    if (FIELDS.some(isChanged)) {
      const saved = await saveDraft.mutateAsync({ pageId, version, content: contentWith(content, settings) });
      version = saved.version;
    }
    if (isChanged('isNotFound')) await chooseNotFound.mutateAsync({ pageId: settings.isNotFound ? pageId : null });
    await savePlace.mutateAsync({ pageId, version, place: placeWith(page, settings) });
  };
}
