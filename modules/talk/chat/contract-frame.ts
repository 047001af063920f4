import { ask } from '@fachwerk/base/contract';
import * as z from 'zod/mini';

export const chatFrameApi = {
  framedBy: ask({
    method: 'GET',
    path: '/public/chat/framed-by',
    access: 'site',
    summary: 'Whose pages may show a conversation inside of theirs: the company’s own.',
    input: z.object({}),
    output: z.object({ origins: z.array(z.string()) }),
  }),
};
