import { Alert, Anchor, Code, List, Table, Text, Title } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import type { Token, Tokens } from 'marked';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { HelpPage } from '../rules/page.ts';
import { headingId, plainText, tokensOf } from '../rules/sections.ts';

type IsOpen = (path: string) => boolean;

/** Markdown as components, never as HTML: what a page may not hold is shown as the words it is. */
export function Markdown({ page, isOpen }: { page: HelpPage; isOpen: IsOpen }) {
  return drawn(tokensOf(page), isOpen);
}

function drawn(tokens: readonly Token[] | undefined, isOpen: IsOpen): ReactNode {
  return tokens?.map((token, index) => <Drawn key={index} token={token} isOpen={isOpen} />);
}

function Drawn({ token, isOpen }: { token: Token; isOpen: IsOpen }): ReactNode {
  switch (token.type) {
    case 'space':
      return null;
    case 'heading':
      return <Heading token={token as Tokens.Heading} />;
    case 'paragraph':
      return <Text my="xs">{drawn(token.tokens, isOpen)}</Text>;
    case 'list':
      return <Points token={token as Tokens.List} isOpen={isOpen} />;
    case 'blockquote':
      return (
        <Alert my="sm" icon={<IconInfoCircle size={20} stroke={1.5} />}>
          {drawn(token.tokens, isOpen)}
        </Alert>
      );
    case 'table':
      return <Rows token={token as Tokens.Table} isOpen={isOpen} />;
    case 'strong':
      return <strong>{drawn(token.tokens, isOpen)}</strong>;
    case 'em':
      return <em>{drawn(token.tokens, isOpen)}</em>;
    case 'codespan':
      return <Code>{token.text}</Code>;
    case 'link':
      return isOpen(token.href) ? (
        <Anchor component={Link} to={token.href} inherit underline="always">
          {drawn(token.tokens, isOpen)}
        </Anchor>
      ) : (
        drawn(token.tokens, isOpen)
      );
    default:
      return 'tokens' in token && token.tokens ? drawn(token.tokens, isOpen) : plainText(token);
  }
}

function Heading({ token }: { token: Tokens.Heading }) {
  const words = plainText(token);
  const order = token.depth === 2 ? 2 : 3;
  return (
    <Title order={order} size={order === 2 ? 'h3' : 'h4'} id={headingId(words)} mt="lg" mb="xs">
      {words}
    </Title>
  );
}

function Points({ token, isOpen }: { token: Tokens.List; isOpen: IsOpen }) {
  return (
    <List type={token.ordered ? 'ordered' : 'unordered'} my="xs" spacing={4}>
      {token.items.map((item) => (
        <List.Item key={item.raw}>{drawn(item.tokens, isOpen)}</List.Item>
      ))}
    </List>
  );
}

function Rows({ token, isOpen }: { token: Tokens.Table; isOpen: IsOpen }) {
  return (
    <Table.ScrollContainer minWidth={320} my="sm">
      <Table verticalSpacing="xs">
        <Table.Thead>
          <Table.Tr>
            {token.header.map((cell) => (
              <Table.Th key={cell.text}>{drawn(cell.tokens, isOpen)}</Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {token.rows.map((row) => (
            <Table.Tr key={row[0]!.text}>
              {row.map((cell, column) => (
                <Table.Td key={token.header[column]!.text}>{drawn(cell.tokens, isOpen)}</Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}
