import fontsCss from '@fachwerk/base/fonts.css?url';
import { LANGUAGES, type Language, LOCALES, type Texts } from '@fachwerk/base/language';
import { kitTexts } from '@fachwerk/site/all-texts';
import { lookVariables, toneCss } from '@fachwerk/site/look';
import siteCss from '@fachwerk/site/site.css?url';
import type { SiteState } from '@fachwerk/site/site-context';
import { textsFor, translatorOf } from '@fachwerk/site/translator';
import { type ReactNode, useEffect, useInsertionEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { useEditor } from '../editor/editor-context.ts';
import { allowStyles } from './allow-styles.ts';

/** The inside of the canvas: the site's own look, and nothing of the back-office's. */
export function SiteStyle({ document: doc, children }: { document?: Document; children: ReactNode }) {
  const { head, language } = useEditor();
  const { template, accent, fonts, spacing, corners } = head;
  useInsertionEffect(() => {
    if (doc) allowStyles(doc);
  }, [doc]);
  useEffect(() => {
    if (!doc) return;
    const links = [fontsCss, siteCss].map((href) =>
      Object.assign(doc.createElement('link'), { rel: 'stylesheet', href }),
    );
    // Behind what the library copies from the back-office: the site's own words are the last.
    doc.body.append(...links);
    return () => {
      for (const link of links) link.remove();
    };
  }, [doc]);
  useEffect(() => {
    if (!doc) return;
    const root = doc.documentElement;
    // Nothing moves under the hand of whoever edits.
    const shape = { ...(spacing && { spacing }), ...(corners && { corners }), hasMotion: false };
    const variables = lookVariables({ template, accent, fonts, ...shape });
    const scheme = template === 'black-clean' ? 'dark' : 'light';
    const put = () => {
      if (
        root.dataset.look === variables &&
        root.dataset.mantineColorScheme === scheme &&
        root.lang === LOCALES[language]
      )
        return;
      root.style.cssText = variables;
      Object.assign(root.dataset, { look: variables, mantineColorScheme: scheme });
      root.lang = LOCALES[language];
    };
    put();
    // The library copies what the back-office says of itself, its colour scheme too.
    const observer = new MutationObserver(put);
    observer.observe(root, { attributes: true });
    return () => observer.disconnect();
  }, [doc, template, accent, fonts, spacing, corners, language]);
  useEffect(() => {
    if (!doc) return;
    const tones = Object.assign(doc.createElement('style'), { textContent: toneCss({ template, accent }) });
    doc.body.append(tones);
    return () => tones.remove();
  }, [doc, template, accent]);
  return children;
}

/** What a view may know of the page around it. */
export function useSiteState(): SiteState {
  const { known, head, language } = useEditor();
  return useMemo(() => {
    const all = Object.fromEntries(
      LANGUAGES.map((each) => [each, { ...kitTexts[each], ...known.siteTexts[each] }]),
    ) as Record<Language, Texts>;
    return {
      language,
      translate: translatorOf(language, textsFor(language, all)),
      head,
      title: '',
      path: '/',
      now: new Date(),
      isSignedIn: false,
      consent: null,
      problem: null,
      form: {},
      limits: {},
      slots: [],
      isStill: true,
    };
  }, [known, head, language]);
}

type SheetProps = {
  title: string;
  className: string | undefined;
  /** Glanced at: nothing in it is reached or heard. */
  isStill?: boolean;
  children: ReactNode;
};

/** A document of its own, to be looked at only: what views look like follows its width, and nothing of the back-office reaches in but the styles of the views. */
export function SiteSheet({ title, className, isStill = true, children }: SheetProps) {
  const [inside, setInside] = useState<Document | null>(null);
  const fill = (doc: Document | null) => {
    if (!doc) return;
    for (const style of document.querySelectorAll('style, link[rel="stylesheet"]')) {
      doc.head.append(style.cloneNode(true));
    }
    // What there is to hear stands beside it, in words.
    doc.body.inert = isStill;
    // Links of a page that is not there yet lead nowhere.
    doc.addEventListener('click', (event) => event.preventDefault(), true);
    doc.addEventListener('submit', (event) => event.preventDefault(), true);
    setInside(doc);
  };
  return (
    <>
      <iframe
        title={title}
        className={className}
        srcDoc="<!doctype html>"
        onLoad={({ currentTarget }) => fill(currentTarget.contentDocument)}
      />
      {inside && createPortal(<SiteStyle document={inside}>{children}</SiteStyle>, inside.body)}
    </>
  );
}
