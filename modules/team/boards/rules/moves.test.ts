import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { BoardSheet } from '../contract.ts';
import type { Card } from '../contract-card.ts';
import { inOrder } from './card.ts';
import { cardsOf, caughtUp, type Move, withCards, withMove, withMoves } from './moves.ts';
import { freeKey, keyBetween, spreadKeys } from './order-key.ts';

const BOARD = 'b';
const COLUMNS = ['c0', 'c1', 'c2'];
const CARDS = 8;

const cardLike = (id: string, columnId: string, sort: string): Card => ({
  id,
  boardId: BOARD,
  columnId,
  sort,
  title: id,
  label3: '',
  labels: [],
  assignees: [],
  dueOn: null,
  shortCodes: [],
  boardCodes: [],
  values: {},
  cover: null,
  hasDescription: false,
  checks: 0,
  checksDone: 0,
  comments: 0,
  attachments: 0,
  isArchived: false,
  revision: 1,
  movedAt: new Date(0),
});

/** A model of the server: applies changes in sequence, each with its own revision. */
class Server {
  revision = 1;
  cards = spreadKeys(CARDS).map((sort, at) => cardLike(`k${at}`, COLUMNS[at % 3]!, sort));

  apply({ cardId, colTarget, sort }: Move): Card[] {
    const others = this.cards
      .filter(({ id, columnId }) => id !== cardId && columnId === colTarget)
      .map((card) => card.sort);
    const key = freeKey(sort, others.filter((other) => other >= sort).sort());
    return this.change(cardId, { columnId: colTarget, sort: key });
  }

  change(cardId: string, change: Partial<Card>): Card[] {
    this.revision++;
    this.cards = this.cards.map((card) =>
      card.id === cardId ? { ...card, ...change, revision: this.revision } : card,
    );
    return this.cards.filter(({ id }) => id === cardId);
  }

  sheet(): BoardSheet {
    const board = { id: BOARD, name: '', user: null, isArchived: false, createdAt: new Date(0), shortCodes: [] };
    const column = (id: string) => ({ id, boardId: BOARD, name: id, wipLimit: null, isDone: false });
    const lying = (id: string) => this.cards.filter((card) => card.columnId === id && !card.isArchived).sort(inOrder);
    return {
      board,
      revision: this.revision,
      labels: [],
      fields: [],
      people: [],
      columns: COLUMNS.map((id) => ({ ...column(id), items: lying(id) })),
    };
  }

  changes(after: number) {
    const { board, labels, fields, columns, revision } = this.sheet();
    return {
      board,
      labels,
      fields,
      columns,
      revision,
      isWhole: false,
      cards: this.cards.filter((card) => card.revision > after),
    };
  }
}

/** A model of a browser: its sheet, its unsent moves and the answers still in transit. */
class Browser {
  readonly server: Server;
  sheet: BoardSheet;
  moves: Move[] = [];
  late: (() => void)[] = [];

  constructor(server: Server) {
    this.server = server;
    this.sheet = server.sheet();
  }

  move(card: number, column: number, at: number) {
    const shown = withMoves(cardsOf(this.sheet), this.moves);
    const moved = shown[card % Math.max(1, shown.length)];
    if (!moved) return;
    const colTarget = COLUMNS[column]!;
    const row = shown.filter(({ columnId, id }) => columnId === colTarget && id !== moved.id).sort(inOrder);
    const before = row[Math.min(at, row.length) - 1]?.sort ?? null;
    const after = row[Math.min(at, row.length)]?.sort ?? null;
    const sort = before !== null && after !== null && before >= after ? before : keyBetween(before, after);
    const move = { boardId: BOARD, cardId: moved.id, colSource: moved.columnId, colTarget, sort };
    this.moves = withMove(this.moves, move);
  }

  /** The first move reaches the server; with `isLost` its answer does not, and the move is sent again. */
  send(isLost: boolean) {
    const [move] = this.moves;
    if (!move) return;
    const answer = this.server.apply(move);
    if (isLost) return;
    this.moves = this.moves.slice(1);
    this.late.push(() => {
      this.sheet = withCards(this.sheet, answer);
    });
  }

  look() {
    const changes = this.server.changes(this.sheet.revision);
    this.late.push(() => {
      this.sheet = caughtUp(this.sheet, changes);
    });
  }

  /** Answers arrive in any order. */
  hear(which: number) {
    this.late.splice(which % Math.max(1, this.late.length), 1)[0]?.();
  }
}

const browsers = fc.nat(2);
const step = fc.oneof(
  fc.record({ kind: fc.constant('move' as const), who: browsers, card: fc.nat(20), column: fc.nat(2), at: fc.nat(9) }),
  fc.record({ kind: fc.constant('send' as const), who: browsers, isLost: fc.boolean() }),
  fc.record({ kind: fc.constant('look' as const), who: browsers }),
  fc.record({ kind: fc.constant('hear' as const), who: browsers, which: fc.nat(9) }),
  fc.record({ kind: fc.constant('archive' as const), who: browsers, card: fc.nat(CARDS - 1) }),
);

test('whatever is moved, lost and heard in whichever order: in the end all see what the server has, and no card is lost', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const server = new Server();
      const all = [0, 1, 2].map(() => new Browser(server));
      for (const each of steps) {
        const browser = all[each.who]!;
        if (each.kind === 'move') browser.move(each.card, each.column, each.at);
        if (each.kind === 'send') browser.send(each.isLost);
        if (each.kind === 'look') browser.look();
        if (each.kind === 'hear') browser.hear(each.which);
        if (each.kind === 'archive') server.change(`k${each.card}`, { isArchived: true });
      }
      for (const browser of all) while (browser.moves.length > 0) browser.send(false);
      for (const browser of all) {
        while (browser.late.length > 0) browser.hear(0);
        browser.look();
        browser.hear(0);
      }
      for (const { sheet } of all) expect(sheet).toEqual(server.sheet());
      expect(server.cards).toHaveLength(CARDS);
      for (const column of COLUMNS) {
        const places = server.cards.filter(({ columnId }) => columnId === column).map(({ sort }) => sort);
        expect(new Set(places).size).toBe(places.length);
      }
    }),
    { numRuns: 300 },
  );
});
