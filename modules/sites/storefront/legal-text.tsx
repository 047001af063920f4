import { Fragment } from 'react';
import { type LegalBlock, type LegalPart, legalBlocks } from '../rules/legal-format.ts';
import css from './legal-text.module.css';

/** Draws words and nothing else: what looks like HTML in them is shown as it was typed. */
export function LegalText({ text, language }: { readonly text: string; readonly language: string }) {
  const blocks = legalBlocks(text).map((block, at) => ({ block, key: `${at} ${block.kind}` }));
  return (
    <article className={css.text} lang={language}>
      {blocks.map(({ block, key }) => (
        <Block key={key} block={block} />
      ))}
    </article>
  );
}

function Block({ block }: { readonly block: LegalBlock }) {
  if (block.kind === 'heading') return block.level === 2 ? <h2>{block.text}</h2> : <h3>{block.text}</h3>;
  if (block.kind === 'paragraph') {
    return (
      <p>
        <Lines lines={block.lines} />
      </p>
    );
  }
  const List = block.isNumbered ? 'ol' : 'ul';
  const items = block.items.map((parts, at) => ({ parts, key: String(at) }));
  return (
    <List>
      {items.map(({ parts, key }) => (
        <li key={key}>
          <Parts parts={parts} />
        </li>
      ))}
    </List>
  );
}

function Lines({ lines }: { readonly lines: readonly (readonly LegalPart[])[] }) {
  const keyed = lines.map((parts, at) => ({ parts, at, key: String(at) }));
  return keyed.map(({ parts, at, key }) => (
    <Fragment key={key}>
      {at > 0 && <br />}
      <Parts parts={parts} />
    </Fragment>
  ));
}

function Parts({ parts }: { readonly parts: readonly LegalPart[] }) {
  const keyed = parts.map((part, at) => ({ part, key: String(at) }));
  return keyed.map(({ part, key }) =>
    part.href ? (
      <a key={key} href={part.href} rel="noopener nofollow">
        {part.text}
      </a>
    ) : (
      <Fragment key={key}>{part.text}</Fragment>
    ),
  );
}
