import { line } from '@fachwerk/base/schema';
import { translatedLine, translatedText } from '@fachwerk/base/translated';
import * as z from 'zod/mini';

/** What somebody has answered so far, by the id of what was asked; several values where several could be chosen. */
export type Answers = Readonly<Record<string, readonly string[]>>;

const MOST_VALUES = 20;

/** Asks about an answer that was given before. `at_least` and `at_most` compare numbers. */
export const Condition = z.object({
  of: line(40, 1),
  is: z.enum(['one_of', 'none_of', 'at_least', 'at_most']),
  values: z.array(line(200)).check(z.minLength(1), z.maxLength(MOST_VALUES)),
});
export type Condition = z.infer<typeof Condition>;

/** What an answer has to be. */
export const InputCheck = z.enum(['text', 'email', 'phone', 'number', 'date']);
export type InputCheck = z.infer<typeof InputCheck>;

const Id = line(40, 1);
/** Where it goes on; null: with the block that stands below. */
const GoTo = z.nullable(Id);
export const MOST_OPTIONS = 8;

export const BookPlace = z.enum(['boxes', 'shop', 'appointments']);
export type BookPlace = z.infer<typeof BookPlace>;

export const FlowBlock = z.discriminatedUnion('kind', [
  z.object({ id: Id, kind: z.literal('text'), text: translatedText(2000) }),
  z.object({ id: Id, kind: z.literal('picture'), mediaId: z.nullable(z.uuid()), text: translatedText(300) }),
  z.object({
    id: Id,
    kind: z.literal('buttons'),
    text: translatedText(500),
    options: z
      .array(z.object({ id: Id, label: translatedLine(60), goTo: GoTo }))
      .check(z.minLength(1), z.maxLength(MOST_OPTIONS)),
  }),
  z.object({
    id: Id,
    kind: z.literal('input'),
    text: translatedText(500),
    check: InputCheck,
    /** What the answer says of whoever gives it. */
    keepAs: z.enum(['nothing', 'name', 'email']),
  }),
  z.object({ id: Id, kind: z.literal('condition'), when: Condition, goTo: Id }),
  z.object({ id: Id, kind: z.literal('jump'), goTo: Id }),
  z.object({ id: Id, kind: z.literal('status'), text: translatedText(300) }),
  z.object({ id: Id, kind: z.literal('open'), text: translatedText(300) }),
  z.object({
    id: Id,
    kind: z.literal('book'),
    text: translatedText(300),
    where: BookPlace,
  }),
  z.object({ id: Id, kind: z.literal('person'), text: translatedText(500) }),
]);
export type FlowBlock = z.infer<typeof FlowBlock>;
export type BlockKind = FlowBlock['kind'];

export const MOST_BLOCKS = 100;
export const Flow = z.array(FlowBlock).check(z.maxLength(MOST_BLOCKS));
export type Flow = z.infer<typeof Flow>;
