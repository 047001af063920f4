import { type ProseBlock, type ProsePart, proseBlocks } from '@fachwerk/base/prose';
import { Fragment } from 'react';
import css from './prose.module.css';

type Props = {
  readonly text: string;
  /** Level of its headings: 3 below a heading of the page. */
  readonly level?: 2 | 3;
};

/** A company's text with headings, lists, strong text and links. HTML is shown as typed. */
export function Prose({ text, level = 3 }: Props) {
  const blocks = proseBlocks(text).map((block, at) => ({ block, key: `${at} ${block.kind}` }));
  if (blocks.length === 0) return null;
  return (
    <div className={css.prose}>
      {blocks.map(({ block, key }) => (
        <Block key={key} block={block} level={level} />
      ))}
    </div>
  );
}

function Block({ block, level }: { readonly block: ProseBlock; readonly level: 2 | 3 }) {
  if (block.kind === 'heading') {
    const Heading = `h${level + (block.level - 2)}` as 'h2' | 'h3' | 'h4';
    return <Heading>{block.text}</Heading>;
  }
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

function Lines({ lines }: { readonly lines: readonly (readonly ProsePart[])[] }) {
  const keyed = lines.map((parts, at) => ({ parts, at, key: String(at) }));
  return keyed.map(({ parts, at, key }) => (
    <Fragment key={key}>
      {at > 0 && <br />}
      <Parts parts={parts} />
    </Fragment>
  ));
}

function Parts({ parts }: { readonly parts: readonly ProsePart[] }) {
  const keyed = parts.map((part, at) => ({ part, key: String(at) }));
  return keyed.map(({ part: { text, href, isStrong, isSlanted }, key }) => {
    if (href) {
      return (
        <a key={key} href={href} {...(/^https?:/i.test(href) && { rel: 'noopener' })}>
          {text}
        </a>
      );
    }
    if (isSlanted) return <em key={key}>{text}</em>;
    return isStrong ? <strong key={key}>{text}</strong> : <Fragment key={key}>{text}</Fragment>;
  });
}
