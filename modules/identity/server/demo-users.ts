import type { WorkCtx } from '@fachwerk/server/module';
export async function createDemoUsers(_ctx: WorkCtx): Promise<void> {}
