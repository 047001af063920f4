import { type ProseBlock, type ProsePart, proseBlocks } from '@fachwerk/base/prose';
import { Fragment } from 'react';

/** A company's text as customers see it: formatted text only, no HTML. */
export function ProseText({ text }: { text: string }) {
  const blocks = proseBlocks(text).map((block, at) => ({ block, key: `${at} ${block.kind}` }));
  return blocks.map(({ block, key }) => <Block key={key} block={block} />);
}

function Block({ block }: { block: ProseBlock }) {
  if (block.kind === 'heading') return block.level === 2 ? <h2>{block.text}</h2> : <h3>{block.text}</h3>;
  const lines = (block.kind === 'list' ? block.items : block.lines).map((parts, at) => ({
    parts,
    at,
    key: String(at),
  }));
  if (block.kind === 'paragraph') {
    return (
      <p>
        {lines.map(({ parts, at, key }) => (
          <Fragment key={key}>
            {at > 0 && <br />}
            <Parts parts={parts} />
          </Fragment>
        ))}
      </p>
    );
  }
  const List = block.isNumbered ? 'ol' : 'ul';
  return (
    <List>
      {lines.map(({ parts, key }) => (
        <li key={key}>
          <Parts parts={parts} />
        </li>
      ))}
    </List>
  );
}

function Parts({ parts }: { parts: readonly ProsePart[] }) {
  const keyed = parts.map((part, at) => ({ part, key: String(at) }));
  return keyed.map(({ part, key }) =>
    part.href ? (
      <a key={key} href={part.href} target="_blank" rel="noopener noreferrer nofollow">
        {part.text}
      </a>
    ) : (
      <Fragment key={key}>
        {part.isStrong ? <strong>{part.text}</strong> : part.isSlanted ? <em>{part.text}</em> : part.text}
      </Fragment>
    ),
  );
}
