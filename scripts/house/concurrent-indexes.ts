import { breach, type HouseRule, unless } from './breach.ts';

const WITHOUT = /^-- without a transaction[ \t]*\n/;
const DROP = /^drop index concurrently if exists (\w+)\.(\w+)$/;
const CREATE = /^create (?:unique )?index concurrently (\w+)\s+on \w+\.\w+\b/;

/** A migration without a transaction may break off anywhere: it makes indexes and nothing else, and each is cleared away before it is made. */
export const concurrentIndexes: HouseRule = (tree) =>
  tree.sqlFiles.flatMap(({ path, text }) => {
    if (!WITHOUT.test(text)) {
      const instead = 'Give it a file of its own that begins with "-- without a transaction"';
      return unless(
        !/\bconcurrently\b/i.test(text.replaceAll(/--.*$/gm, '')),
        path,
        1,
        'makes an index concurrently inside a transaction',
        instead,
      );
    }
    const dropped = new Set<string>();
    const instead = 'Write: drop index concurrently if exists s.x; create index concurrently x on s.t (…);';
    return statementsIn(text).flatMap((statement) => {
      const drop = DROP.exec(statement);
      if (drop) dropped.add(drop[2]!);
      const made = CREATE.exec(statement)?.[1];
      const isRight = drop !== null || (made !== undefined && dropped.has(made));
      return isRight ? [] : [breach(path, 1, 'does not bear to be run a second time', instead)];
    });
  });

const statementsIn = (text: string) =>
  text
    .replaceAll(/^\s*--.*$/gm, '')
    .split(/;\s*$/m)
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '');
