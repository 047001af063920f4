import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import { SiteLook } from './site-look.tsx';

type Props = { title: string; className: string | undefined; children: ReactNode };

/** A document of its own, to be looked at only: what views look like follows its width, and nothing of the back-office reaches in but the styles of the views. */
export function SiteSheet({ title, className, children }: Props) {
  const [inside, setInside] = useState<Document | null>(null);
  const fill = (doc: Document | null) => {
    if (!doc) return;
    for (const style of document.querySelectorAll('style, link[rel="stylesheet"]')) {
      doc.head.append(style.cloneNode(true));
    }
    // What there is to hear stands beside it, in words.
    doc.body.inert = true;
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
      {inside && createPortal(<SiteLook document={inside}>{children}</SiteLook>, inside.body)}
    </>
  );
}
