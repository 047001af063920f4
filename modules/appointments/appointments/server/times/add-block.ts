import { audit } from '@fachwerk/server/audit';
import type { UseCase } from '@fachwerk/server/module';
import type { setupApi } from '../../contract.ts';
import { whyNotSpan } from '../../rules/appointment.ts';
import { notifyWatchers } from '../notify-watchers.ts';
import { problem } from '../problem.ts';
import { findStaff } from '../setup/setup-store.ts';
import { insertBlock } from './block-store.ts';

/** Maximum length of a block: a year. */
const MOST_DAYS = 366;

export const addBlock: UseCase<typeof setupApi.addBlock> = async (ctx, { block }) => {
  const refusal = whyNotSpan(block.startsAt, block.endsAt, MOST_DAYS);
  if (refusal) throw problem(refusal);
  if (block.staffId && !(await findStaff(ctx, block.staffId))) throw problem('appointment.staff_unknown');
  const id = ctx.newId();
  await insertBlock(ctx, { ...block, id });
  const about = { subjectKind: 'appointment_block', subjectId: id, address: ctx.request.address };
  await audit(ctx, { ...about, action: 'appointment_block.added', after: block });
  await notifyWatchers(ctx);
  return { id };
};
