import { type Translated, translatedText } from '@fachwerk/base/translated';
import * as z from 'zod/mini';
import type { ShownDocument, ShownPicture } from '../contract-shown.ts';

/**
 * The editable fields of a block. One declaration drives validation, the editor and the rendered content. Texts are stored in all languages of the
 * site; a page gets those of its visitor.
 */
export type BlockField =
  /** One line per language. `isUsual`: the sample fits every company (a button, a label) and may stay. */
  | { readonly type: 'line'; readonly max: number; readonly isUsual?: true }
  /** Several lines: paragraphs, `##` headings, `-` lists, **strong**, and links; never HTML (rules/prose.ts). */
  | { readonly type: 'prose'; readonly max: number; readonly isUsual?: true }
  /** A gallery picture; null until chosen. `isDrawn`: visitors see a placeholder until then, unless another field has the value in `notAt`. */
  | { readonly type: 'picture'; readonly isDrawn?: true; readonly notAt?: Readonly<Record<string, string>> }
  | { readonly type: 'document' }
  /** A page of this site (`page:<id>`), a path (`/shop`), an https URL, mailto or tel. */
  | { readonly type: 'link' }
  | { readonly type: 'choice'; readonly of: readonly string[] }
  | { readonly type: 'yes' }
  | { readonly type: 'number'; readonly min: number; readonly max: number }
  | { readonly type: 'instant' }
  /** Id of another module's record (location, category, item, survey); null: the block chooses automatically. */
  | { readonly type: 'record'; readonly of: 'location' | 'category' | 'item' | 'survey' }
  | { readonly type: 'list'; readonly most: number; readonly fields: BlockFields };

export type BlockFields = { readonly [name: string]: BlockField };

/** Stored form: texts in every language. */
export type Written<Fields extends BlockFields> = {
  readonly [Name in keyof Fields]: WrittenField<Fields[Name]>;
};

type WrittenField<Field extends BlockField> = Field extends { type: 'line' | 'prose' }
  ? Translated
  : Field extends { type: 'list'; fields: infer Inner extends BlockFields }
    ? readonly Written<Inner>[]
    : PlainField<Field>;

/** Rendered form: texts in the visitor's language, pictures ready to render. */
export type Shown<Fields extends BlockFields> = {
  readonly [Name in keyof Fields]: ShownField<Fields[Name]>;
};

type ShownField<Field extends BlockField> = Field extends { type: 'line' | 'prose' }
  ? string
  : Field extends { type: 'picture' }
    ? ShownPicture | null
    : Field extends { type: 'document' }
      ? ShownDocument | null
      : Field extends { type: 'link' }
        ? string | null
        : Field extends { type: 'list'; fields: infer Inner extends BlockFields }
          ? readonly Shown<Inner>[]
          : PlainField<Field>;

type PlainField<Field extends BlockField> = Field extends { type: 'choice'; of: readonly (infer Choice)[] }
  ? Choice
  : Field extends { type: 'yes' }
    ? boolean
    : Field extends { type: 'number' }
      ? number
      : Field extends { type: 'instant' }
        ? Date | null
        : string | null;

/** `page:<id>`, a path, https, mailto or tel; anything else, such as `javascript:`, is refused. */
export const LINK =
  /^$|^page:[0-9a-f-]{36}$|^\/(?![/\\])[^\s"'<>\\]*$|^https:\/\/[^\s"'<>\\]+$|^mailto:[^\s"'<>\\]+$|^tel:\+?[\d ()/-]+$/i;

/** Cached: a page has many blocks of few kinds. */
const schemas = new WeakMap<BlockFields, z.ZodMiniType>();

/** Schema of a block's stored content. */
export function writtenSchema(fields: BlockFields): z.ZodMiniType {
  const known = schemas.get(fields);
  if (known) return known;
  const schema = z.object(
    Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, fieldSchema(field)])),
  );
  schemas.set(fields, schema);
  return schema;
}

function fieldSchema(field: BlockField): z.ZodMiniType {
  switch (field.type) {
    case 'line':
    case 'prose':
      return translatedText(field.max);
    case 'picture':
    case 'document':
    case 'record':
      return z.nullable(z.uuid());
    case 'link':
      return z.nullable(z.string().check(z.trim(), z.maxLength(500), z.regex(LINK, 'field.link')));
    case 'choice':
      return z.enum(field.of as [string, ...string[]]);
    case 'yes':
      return z.boolean();
    case 'number':
      return z.int().check(z.minimum(field.min), z.maximum(field.max));
    case 'instant':
      return z.nullable(z.coerce.date());
    case 'list':
      return z.array(writtenSchema(field.fields)).check(z.maxLength(field.most));
  }
}
