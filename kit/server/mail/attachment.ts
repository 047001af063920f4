import { maskOf } from '@fachwerk/base/secret-mask';
import * as z from 'zod/mini';
import type { CompanyCtx } from '../app/ctx.ts';
import type { AttachedFile, Attachment, Attachments, MadeFile } from './attachment-types.ts';

type Schema = z.core.$ZodType;

export function attachment<Params extends Schema>(
  declared: Omit<Attachment<Params>, 'make'> & {
    make: (ctx: CompanyCtx, params: z.infer<Params>) => Promise<MadeFile | null>;
  },
): Attachment<Params> {
  if (maskOf(declared.params).hasSecrets) throw new Error(`what ${declared.name} is made of holds a declared secret`);
  return declared as Attachment<Params>;
}

/** In a mail's draft: `attachments: [attached(legalText, 'AGB.pdf', { … })]`. */
export function attached<Params extends Schema>(
  { name, params: schema }: Attachment<Params>,
  fileName: string,
  params: z.infer<Params>,
): AttachedFile {
  return { maker: name, fileName: plainFileName(fileName), params: z.parse(schema, params) };
}

const plainFileName = (name: string) => name.replace(/[\p{Cc}/\\:*?"<>|\u2028\u2029]+/gu, ' ').trim();

export function appAttachments(modules: readonly { readonly attachments?: readonly Attachment[] }[]): Attachments {
  const byName = new Map<string, Attachment>();
  for (const declared of modules.flatMap((module) => module.attachments ?? [])) {
    if (byName.has(declared.name)) throw new Error(`two attachments are called ${declared.name}`);
    byName.set(declared.name, declared);
  }
  return byName;
}

/** Null where nobody makes it any more, or what it is made of is gone. */
export async function madeFile(ctx: CompanyCtx, { maker, params }: AttachedFile): Promise<MadeFile | null> {
  const declared = ctx.app.attachments.get(maker);
  return declared ? declared.make(ctx as never, z.parse(declared.params, params) as never) : null;
}
