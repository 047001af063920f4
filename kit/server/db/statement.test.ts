import { describe, expect, test } from 'vitest';
import { jsonOf, sql } from './sql.ts';
import { isSurelyRead, statements, wireValues } from './statement.ts';

const cases = [
  ['a select', 'select id from a where company_id = $1', true],
  ['a select after white space', '\n   SELECT 1', true],
  ['a with that only reads', 'with x as (select 1) select * from x', true],
  ['a column named like a word that writes', 'select updated_at, deleted_at, inserted from a', true],
  ['an insert', 'insert into a values (1) returning id', false],
  ['a with that writes', 'with x as (delete from a returning id) select id from x', false],
  ['a merge', 'with x as (select 1) merge into a using x on true when matched then do nothing', false],
  ['a row lock', 'select id from a where id = $1 for update', false],
  ['a weak row lock over two lines', 'select id from a for no\n key update', false],
  ['a shared row lock', 'select id from a for  share', false],
  ['a new table', 'select * into b from a', false],
  ['a notification', "select pg_notify('a', 'b')", false],
  ['a new job', "select graphile_worker.add_job('x')", false],
  ['a sequence', "select nextval('a_seq')", false],
  ['an advisory lock', 'select pg_advisory_xact_lock(1)', false],
  ['an advisory lock that does not wait', 'select pg_try_advisory_lock(1)', false],
  ['a setting', "select set_config('a', 'b', false)", false],
  ['a transaction command', 'begin', false],
] as const;

for (const [name, text, expected] of cases) {
  test(`${name} is ${expected ? '' : 'not '}surely a read`, () => expect(isSurelyRead(text)).toBe(expected));
}

describe('a statement', () => {
  test('is prepared under a name that only its own text has', () => {
    const statementOf = statements();
    const one = statementOf(sql`select ${1}::int`);
    expect(statementOf(sql`select ${2}::int`)).toBe(one);
    expect(statementOf(sql`select ${2}::text`).name).not.toBe(one.name);
  });

  test('built from input does not fill up the connections', () => {
    const statementOf = statements();
    for (let i = 0; i < 3000; i++) statementOf({ text: `select ${i}`, values: [], crossesCompanies: false });
    expect(statementOf(sql`select 'one more'`).name).toBeUndefined();
  });

  test('takes an object as JSON, also inside a list, and leaves the rest to the driver', () => {
    const at = new Date(0);
    const bytes = Buffer.from('x');
    expect(wireValues(sql`${{ a: 1 }} ${[{ b: 2 }, 'c']} ${at} ${bytes} ${null} ${'text'} ${7}`)).toEqual([
      '{"a":1}',
      ['{"b":2}', 'c'],
      at,
      bytes,
      null,
      'text',
      7,
    ]);
  });
});

test('JSON text never holds what jsonb refuses', () => {
  expect(jsonOf({ a: 'x\u0000y', b: '\ud800', c: '😀', d: '\\u0000', e: 'line\nbreak' })).toBe(
    '{"a":"x\ufffdy","b":"\ufffd","c":"😀","d":"\\\\u0000","e":"line\\nbreak"}',
  );
});
